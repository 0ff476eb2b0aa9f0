import Foundation
import NavigationShim
import TestSupport

/// What holds of a path that is read from a representation.
enum PathProperties {
  typealias Path = Shim.NavigationPath

  /// Whether the data was read.
  static func check(
    _ data: Data,
    _ generator: inout SeededGenerator
  ) throws(HostileFinding) -> Bool {
    // The same data as nothing but strings: what the representation has to say yes and no to.
    let strings = try? [String](json: data)
    let representation: Path.CodableRepresentation
    do {
      representation = try Path.CodableRepresentation(json: data)
    } catch {
      try insist(error is DecodingError, "the error is a \(type(of: error))")
      try insist((strings?.count ?? 1) % 2 == 1, "strings in pairs are refused: \(error)")
      try checkLength("an error", "\(error)", data.count)
      return false
    }
    guard let strings, strings.count.isMultiple(of: 2) else {
      throw HostileFinding("what is no strings in pairs is read")
    }
    let path = Path(representation)
    try checkElements(of: path, are: strings)
    try checkSaving(path, strings)
    for element in path.elements.prefix(6) { try ElementProperties.check(element) }
    try checkSearches(in: path)
    try EqualityProperties.check(path, strings, data, &generator)
    return true
  }

  static func checkElements(of path: Path, are strings: [String]) throws(HostileFinding) {
    try insist(path.count == strings.count / 2, "\(path.count) elements of \(strings)")
    for (index, element) in path.elements.reversed().enumerated() {
      let tag = strings[2 * index]
      try insist(element.value == nil, "an element has a value that nobody asked for")
      try insist(isSame(element.typeName, tag), "\(tag) is \(element.typeName)")
    }
    let length = strings.reduce(0) { $0 + $1.utf8.count + 16 }
    try checkLength("the description", "\(path)", length)
  }

  /// What nobody has decoded is saved byte for byte.
  private static func checkSaving(_ path: Path, _ strings: [String]) throws(HostileFinding) {
    guard let codable = path.codable else {
      throw HostileFinding("a path that was read can't be saved")
    }
    guard let saved = try? JSONEncoder().encode(codable),
      let again = try? [String](json: saved)
    else { throw HostileFinding("what was read isn't saved such that it can be read") }
    let isSame = again.count == strings.count && zip(again, strings).allSatisfy(isSame)
    try insist(isSame, "read \(strings), saved \(again)")
  }

  private static func checkSearches(in path: Path) throws(HostileFinding) {
    let stops = path.compactValues(of: HostileStop.self)
    try insist(stops.count <= path.count, "\(stops.count) of \(path.count) elements")
    do {
      let all = try path.values(of: HostileStop.self)
      try insist(all == stops && all.count == path.count, "values(of:) differ")
    } catch let error as PathElementError {
      let index = error.index ?? -1
      try insist(path.elements.indices.contains(index), "an error at index \(index)")
      let length = path.elements.reduce(0) { $0 + $1.description.utf8.count }
      try checkLength("an error", error.description, length)
    } catch let finding as HostileFinding {
      throw finding
    } catch {
      throw HostileFinding("values(of:) throws a \(type(of: error))")
    }
  }

  /// What is said of data is not much longer than the data.
  static func checkLength(_ subject: String, _ text: String, _ length: Int) throws(HostileFinding) {
    let count = text.utf8.count
    try insist(count <= 4_096 + 16 * length, "\(subject) of \(count) bytes for \(length)")
  }

  /// Whether two texts are the same bytes; equal ones may be spelt in several ways.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}

/// What holds of an element that nobody has decoded.
enum ElementProperties {
  static func check(_ element: PathElement) throws(HostileFinding) {
    for type in AskedTypes.codable { try ask(element, as: type) }
    try ask(element, as: NeverCodable.self)
  }

  private static func ask<V: Hashable>(_ element: PathElement, as type: V.Type)
    throws(HostileFinding)
  {
    let value: V
    do {
      value = try element.value(as: type)
    } catch let error as PathElementError {
      try checkError(error, element, type)
      return
    } catch {
      throw HostileFinding("value(as:) throws a \(Swift.type(of: error))")
    }
    try insist(isName(element.typeName, of: type), "\(element) is read as \(type)")
    guard let resolved = try? element.resolved(as: type), resolved.value is V else {
      throw HostileFinding("\(element) has a value and isn't resolved")
    }
    try insist(
      resolved == element && element == resolved && resolved == resolved,
      "\(element) isn't equal to what it decodes as, \(value)"
    )
    try insist(resolved.isCodable, "\(element) can't be saved once it is decoded")
  }

  private static func checkError<V: Hashable>(
    _ error: PathElementError,
    _ element: PathElement,
    _ type: V.Type
  ) throws(HostileFinding) {
    let hasName = isName(element.typeName, of: type)
    let isExpected =
      switch error.reason {
      case .otherType, .unstableTypeName: !hasName
      case .notCodable: hasName && type == NeverCodable.self
      case .undecodable: hasName
      // Of what comes from a file, the text is known at least.
      case .unreadable: false
      }
    try insist(isExpected, "\(element) asked as \(type): \(error)")
    guard hasName else { return }
    let length = element.description.utf8.count
    try PathProperties.checkLength("an error", error.description, length)
  }

  private static func isName(_ tag: String, of type: Any.Type) -> Bool {
    let mangled = _mangledTypeName(type) ?? ""
    return [String(reflecting: type), mangled, "$s" + mangled].contains(tag)
  }
}

/// What holds of equality on what was read: it is an equivalence.
enum EqualityProperties {
  typealias Path = Shim.NavigationPath

  static func check(
    _ path: Path,
    _ strings: [String],
    _ data: Data,
    _ generator: inout SeededGenerator
  ) throws(HostileFinding) {
    let number = Int.random(in: 0..<1_000, using: &generator)
    let mutation = ByteMutation.mutated(Array(data), with: { _ in [] }, number, &generator)
    var paths = [try read(strings), try read(spaced(strings))]
    paths.append(try read(changed(strings, &generator)))
    if let sibling = decoded(Data(mutation)) { paths.append(sibling) }
    // Comparing is what takes time, so each pair is compared once.
    let isEqual = paths.map { left in paths.map { left == $0 } }
    for (left, row) in zip(paths.indices, isEqual) {
      try insist(row[left], "not reflexive: \(paths[left])")
      for right in paths.indices where row[right] {
        // Symmetric and transitive: what is equal is equal to the same.
        try insist(row == isEqual[right], "no equivalence: \(paths)")
        try checkEqual(paths[left], paths[right])
      }
    }
    // Nobody has decoded them: they are equal if they are saved as the same bytes, and only if as the same characters.
    for right in paths.indices {
      let isSame = savedStrings(path) == savedStrings(paths[right])
      try insist(isEqual[0][right] || !isSame, "not equal: \(paths[right])")
      let isAlike = savedStrings(path).map(characters) == savedStrings(paths[right]).map(characters)
      try insist(isAlike || !isEqual[0][right], "equal: \(paths[right])")
    }
    try insist(try read(strings) == path, "read twice, and different: \(path)")
    try insist(
      (paths[0].codable == paths[1].codable) == isEqual[0][1],
      "not so the representation: \(path)"
    )
  }

  /// What is equal has the same types.
  private static func checkEqual(_ left: Path, _ right: Path) throws(HostileFinding) {
    let names = left.elements.map(\.typeName)
    try insist(names == right.elements.map(\.typeName), "equal: \(left), \(right)")
  }

  private static func savedStrings(_ path: Path) -> [[UInt8]] {
    path.elements.flatMap { [Array($0.typeName.utf8), Array($0.description.utf8)] }
  }

  private static func characters(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter { !" \t\r\n".utf8.contains($0) }.sorted()
  }

  private static func spaced(_ strings: [String]) -> [String] {
    strings.enumerated().map { $0.isMultiple(of: 2) ? $1 : " \($1)\n" }
  }

  private static func changed(_ strings: [String], _ generator: inout SeededGenerator) -> [String] {
    guard !strings.isEmpty else { return strings }
    var strings = strings
    let index = Int.random(in: strings.indices, using: &generator)
    strings[index] =
      index.isMultiple(of: 2)
      ? InputMaker.pick(Corpus.tags, &generator) : InputMaker.item(&generator)
    return strings
  }

  private static func read(_ strings: [String]) throws(HostileFinding) -> Path {
    guard let data = try? JSONEncoder().encode(strings), let path = decoded(data) else {
      throw HostileFinding("strings in pairs are refused: \(strings)")
    }
    return path
  }

  private static func decoded(_ data: Data) -> Path? {
    (try? Path.CodableRepresentation(json: data)).map { Path($0) }
  }
}
