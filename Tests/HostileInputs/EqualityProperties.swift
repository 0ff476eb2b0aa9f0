import Foundation
import NavigationShim
import TestSupport

/// What holds of equality on what was read: it is an equivalence, and finds what says the same.
enum EqualityProperties {
  typealias Path = Shim.NavigationPath

  static func check(
    _ path: Path,
    _ strings: [String],
    _ data: Data,
    _ generator: inout SeededGenerator,
    _ sabotage: Sabotage
  ) throws(Finding) {
    let number = Int.random(in: 0..<1_000, using: &generator)
    let mutation = ByteMutation.mutated(Array(data), with: { _ in [] }, number, &generator)
    var paths = [path, try read(spaced(strings)), try read(changed(strings, &generator))]
    if let sibling = decoded(Data(mutation)) { paths.append(sibling) }
    // Comparing is what takes time, so each pair is compared once.
    let isEqual = paths.map { left in
      paths.map { sabotage == .comparesCounts ? left.count <= $0.count : left == $0 }
    }
    for (left, row) in zip(paths.indices, isEqual) {
      try Finding.unless(row[left], "not reflexive: \(paths[left])")
      for right in paths.indices where row[right] {
        // Symmetric and transitive: what is equal is equal to the same.
        try Finding.unless(row == isEqual[right], "no equivalence: \(paths)")
        try checkEqual(paths[left], paths[right])
      }
    }
    try Finding.unless(try read(strings) == path, "read twice, and different: \(path)")
    try Finding.unless(
      (path.codable == paths[1].codable) == isEqual[0][1],
      "not so the representation: \(path)"
    )
    try checkSpaced(path, paths[1])
  }

  /// What is equal has the same types.
  private static func checkEqual(_ left: Path, _ right: Path) throws(Finding) {
    let names = left.elements.map(\.typeName)
    try Finding.unless(names == right.elements.map(\.typeName), "equal: \(left), \(right)")
  }

  /// White space says nothing, where the item is JSON of no great depth and with no exponent beyond
  /// those of `Double`, which integers are decoded from here and there.
  private static func checkSpaced(_ path: Path, _ spaced: Path) throws(Finding) {
    for (element, other) in zip(path.elements, spaced.elements) where element != other {
      // A decoder may take a short text with a NUL for one of UTF-16, skips a mark at the start, and
      // lets a comma end an array.
      let isJSON =
        !element.description.unicodeScalars.contains { ["\u{0}", "\u{FEFF}"].contains($0) }
        && element.description.range(of: #",\s*\]"#, options: .regularExpression) == nil
        && AskedTypes.strict.contains { decodes(element, as: $0) }
      try Finding.unless(!isJSON, "white space makes a difference: \(element)")
    }
  }

  private static func decodes<V: Hashable>(_ element: PathElement, as type: V.Type) -> Bool {
    (try? element.value(as: type)) != nil
  }

  private static func spaced(_ strings: [String]) -> [String] {
    strings.enumerated().map { $0.isMultiple(of: 2) ? $1 : " \($1)\n" }
  }

  private static func changed(
    _ strings: [String],
    _ generator: inout SeededGenerator
  ) -> [String] {
    guard !strings.isEmpty else { return strings }
    var strings = strings
    let index = Int.random(in: strings.indices, using: &generator)
    strings[index] =
      index.isMultiple(of: 2)
      ? InputMaker.pick(Corpus.tags, &generator) : InputMaker.item(&generator)
    return strings
  }

  private static func read(_ strings: [String]) throws(Finding) -> Path {
    guard let data = try? JSONEncoder().encode(strings), let path = decoded(data) else {
      throw Finding("strings in pairs are refused: \(strings)")
    }
    return path
  }

  private static func decoded(_ data: Data) -> Path? {
    (try? Path.CodableRepresentation(json: data)).map { Path($0) }
  }
}
