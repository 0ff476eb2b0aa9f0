import Foundation
import NavigationShim
import TestSupport

/// What holds of a path that is read from a representation.
enum PathProperties {
  typealias Path = Shim.NavigationPath

  /// Whether the data was read.
  static func check(
    _ data: Data,
    _ generator: inout SeededGenerator,
    _ sabotage: Sabotage
  ) throws(Finding) -> Bool {
    // The same data as nothing but strings: what the representation has to say yes and no to.
    let strings = try? [String](json: data)
    let representation: Path.CodableRepresentation
    do {
      representation = try Path.CodableRepresentation(json: data)
    } catch {
      try Finding.unless(error is DecodingError, "the error is a \(type(of: error))")
      try Finding.unless(
        (strings?.count ?? 1) % 2 == 1,
        "strings in pairs are refused: \(error)"
      )
      try checkLength("an error", "\(error)", data.count)
      return false
    }
    guard let strings, strings.count.isMultiple(of: 2) else {
      throw Finding("what is no strings in pairs is read")
    }
    var path = Path(representation)
    if sabotage == .losesElements { path.pop() }
    try checkElements(of: path, are: strings)
    try checkSaving(path, strings)
    for element in path.elements.prefix(6) { try ElementProperties.check(element) }
    try checkSearches(in: path)
    try EqualityProperties.check(path, strings, data, &generator, sabotage)
    try PoppingProperties.check(path, &generator, sabotage)
    return true
  }

  static func checkElements(of path: Path, are strings: [String]) throws(Finding) {
    try Finding.unless(path.count == strings.count / 2, "\(path.count) elements of \(strings)")
    for (index, element) in path.elements.reversed().enumerated() {
      let tag = strings[2 * index]
      try Finding.unless(element.value == nil, "an element has a value that nobody asked for")
      try Finding.unless(isSame(element.typeName, tag), "\(tag) is \(element.typeName)")
    }
    let length = strings.reduce(0) { $0 + $1.utf8.count + 16 }
    try checkLength("the description", path.description, length)
  }

  /// What nobody has decoded is saved byte for byte.
  private static func checkSaving(_ path: Path, _ strings: [String]) throws(Finding) {
    guard let codable = path.codable else { throw Finding("a path that was read can't be saved") }
    guard let saved = try? JSONEncoder().encode(codable),
      let again = try? [String](json: saved)
    else { throw Finding("what was read isn't saved such that it can be read") }
    let isSame = again.count == strings.count && zip(again, strings).allSatisfy(isSame)
    try Finding.unless(isSame, "read \(strings), saved \(again)")
  }

  private static func checkSearches(in path: Path) throws(Finding) {
    let stops = path.compactElements(as: Stop.self)
    try Finding.unless(stops.count <= path.count, "\(stops.count) of \(path.count) elements")
    do {
      let all = try path.elements(as: Stop.self)
      try Finding.unless(all == stops && all.count == path.count, "elements(as:) differ")
    } catch let error as PathElementError {
      let index = error.index ?? -1
      try Finding.unless(path.elements.indices.contains(index), "an error at index \(index)")
      let length = path.elements.reduce(0) { $0 + $1.description.utf8.count }
      try checkLength("an error", error.description, length)
    } catch let finding as Finding {
      throw finding
    } catch {
      throw Finding("elements(as:) throws a \(type(of: error))")
    }
  }

  /// What is said of data is not much longer than the data.
  static func checkLength(_ subject: String, _ text: String, _ length: Int) throws(Finding) {
    let count = text.utf8.count
    try Finding.unless(count <= 4_096 + 16 * length, "\(subject) of \(count) bytes for \(length)")
  }

  /// Whether two texts are the same bytes; equal ones may be spelt in several ways.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
