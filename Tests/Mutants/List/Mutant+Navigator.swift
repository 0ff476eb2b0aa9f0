extension Mutant {
  /// Navigators, and changes that somebody waits for.
  static let navigator = [
    Mutant(
      "waits for a stack that has shown the new path all along",
      in: stacks,
      at: "$0.path?.elements() == before",
      .swap("$0.path?.elements() == before", for: "true"),
      tests: "FacadeTests.WithDelaysTests"
    ),
    Mutant(
      "waits for a stack whose path hasn't changed",
      in: stacks,
      at: "$0.path?.elements() == after",
      .swap("$0.path?.elements() == after", for: "true"),
      tests: "FacadeTests.WithDelaysTests"
    ),
    Mutant(
      "calls a change dismissed that no stack of links shows",
      in: stacks,
      at: "return completion(.presented)",
      .swap(".presented", for: ".dismissed"),
      tests: "FacadeTests.WithDelaysTests"
    ),
    Mutant(
      "pops one screen, whatever it is told",
      in: untyped,
      at: "path.pop(count)",
      .swap("count", for: "1"),
      tests: "FacadeTests.PathNavigatorTests"
    ),
    Mutant(
      "can't save what a navigator has pushed",
      in: untyped,
      at: "func push<V: Hashable & Codable>",
      .replace(
        "path.push(value)",
        by: "path.elements.append(PathElement(content: HashableValue(wrapped: value)))"
      ),
      tests: "FacadeTests.PathNavigatorTests"
    ),
    Mutant(
      "pops the screen as well whose index it is to pop to",
      in: typed,
      at: "path.distance(from: index, to: path.endIndex) - 1",
      .swap(
        "path.distance(from: index, to: path.endIndex) - 1",
        for: "path.distance(from: index, to: path.endIndex)"
      ),
      tests: "FacadeTests.TypedNavigatorTests"
    ),
    Mutant(
      "writes an array from which nothing is popped",
      in: typed,
      at: "if excess > 0 {",
      .swap("excess > 0", for: "true"),
      tests: "FacadeTests.TypedNavigatorTests"
    ),
  ]

  private static let folder = "Sources/NavigationShim/Navigator"
  private static let stacks = "\(folder)/LiveStacks.swift"
  private static let untyped = "\(folder)/Navigator+NavigationPath.swift"
  private static let typed = "\(folder)/Navigator+Typed.swift"
}
