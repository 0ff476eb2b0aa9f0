/// How a saved path names the type of an element.
///
/// Names are made from types and compared; nothing here makes a type from a name.
enum ElementTag {
  /// The name that is written for a type: `Swift.Int`, `App.Outer.Inner`.
  static func name(of type: Any.Type) -> String {
    String(reflecting: type)
  }

  /// Whether a tag that was read is a name of the type.
  ///
  /// Some libraries with a similar representation write mangled names, with or without the prefix
  /// that symbols have. Files of theirs are read as a courtesy, never written.
  static func isName(_ tag: String, of type: Any.Type) -> Bool {
    if tag.hasSameBytes(as: name(of: type)) { return true }
    guard let mangled = _mangledTypeName(type) else { return false }
    return tag.hasSameBytes(as: mangled) || tag.hasSameBytes(as: "$s" + mangled)
  }

  /// Whether a tag names a private or local type.
  ///
  /// Such a name holds an address in the memory of the process that wrote it, so that the type has
  /// another name at the next launch.
  static func namesTypeOfOneLaunch(_ tag: String) -> Bool {
    let marker = "(unknown context at $".utf8
    var rest = tag.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "(")) {
      rest = rest[start...]
      if rest.starts(with: marker) { return true }
      rest.removeFirst()
    }
    return false
  }
}
