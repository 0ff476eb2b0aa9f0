extension Mutant {
  /// The one spelling by which undecoded elements are compared.
  static let json = [
    Mutant(
      "lets arrays nest one deeper than objects",
      in: speller,
      at: "guard depth <= CanonicalJSON.maximumDepth",
      .swap("depth <= CanonicalJSON.maximumDepth", for: "depth <= CanonicalJSON.maximumDepth + 1"),
      tests: tests
    ),
    Mutant(
      "reads no further than the first value",
      in: speller,
      at: "guard speller.next == nil",
      .swap("speller.next == nil", for: "true"),
      tests: tests
    ),
    Mutant(
      "leaves the keys of an object as they came",
      in: "\(folder)/JSONSpeller+Object.swift",
      at: "if isOrdered { return }",
      .swap("isOrdered", for: "true"),
      tests: tests
    ),
    Mutant(
      "takes the last of equal keys",
      in: "\(folder)/JSONSpeller+Object.swift",
      at: "left.end < right.end",
      .swap("left.end < right.end", for: "left.end > right.end"),
      tests: tests
    ),
    Mutant(
      "takes 10 for 1",
      in: number,
      at: "output.removeLast()",
      .drop("exponent += 1"),
      tests: tests
    ),
    Mutant(
      "tells zeros apart by their signs",
      in: number,
      at: "// Zero has neither",
      .drop("output.removeSubrange(start...)"),
      tests: tests
    ),
    Mutant(
      "forgets the sign of an exponent",
      in: number,
      at: "return isNegative",
      .swap("isNegative ? -magnitude : magnitude", for: "magnitude"),
      tests: tests
    ),
    Mutant(
      "takes half of a pair for a letter",
      in: "\(folder)/JSONSpeller+String.swift",
      at: "guard UTF16.isLeadSurrogate(first)",
      .swap("UTF16.isTrailSurrogate(second)", for: "true"),
      tests: tests
    ),
  ]

  private static let tests = "NavigationShimTests.CanonicalJSON(Size)?Tests"
  private static let folder = "Sources/NavigationShim/Path"
  private static let speller = "\(folder)/JSONSpeller.swift"
  private static let number = "\(folder)/JSONSpeller+Number.swift"
}
