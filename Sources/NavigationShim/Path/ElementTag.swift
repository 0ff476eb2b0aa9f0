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
    if tag == name(of: type) { return true }
    guard let mangled = _mangledTypeName(type) else { return false }
    return tag == mangled || tag == "$s" + mangled
  }

  /// Whether a tag names a private or local type.
  ///
  /// Such a name holds an address in the memory of the process that wrote it, so that the type has
  /// another name at the next launch.
  static func namesTypeOfOneLaunch(_ tag: String) -> Bool {
    var rest = Substring(tag)
    let marker = "(unknown context at $"
    while let start = rest.firstIndex(of: "(") {
      if rest[start...].hasPrefix(marker) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }
}
