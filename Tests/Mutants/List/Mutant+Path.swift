extension Mutant {
  /// A path as a value: what it holds, what it equals, and what is popped from it.
  static let path = [
    Mutant(
      "can't save what was appended",
      in: untyped,
      at: "append<V: Hashable & Codable>(_ value: V)",
      .swap("Element(value)", for: "Element(content: HashableValue(wrapped: value))"),
      tests: "NavigationShimTests.NavigationPathTests"
    ),
    Mutant(
      "pushes on top of what it is to replace",
      in: "\(folder)/NavigationPath+Pushing.swift",
      at: "mutating func popAndPush<V: Hashable>(",
      .drop("pop()"),
      tests: "FacadeTests.PathNavigatorTests",
      "NavigationShimTests.NavigationPathPoppingTests"
    ),
    Mutant(
      "can't save what has replaced the top",
      in: "\(folder)/NavigationPath+Pushing.swift",
      at: "mutating func popAndPush<V: Hashable & Codable>(",
      .replace("append(value)", by: uncodable),
      tests: "NavigationShimTests.NavigationPathPoppingTests"
    ),
    Mutant(
      "pops the screen as well that it is to pop to",
      in: popping,
      at: "removeLast(count - 1 - index)",
      .swap("count - 1 - index", for: "count - index"),
      tests: "NavigationShimTests.NavigationPathPoppingTests"
    ),
    Mutant(
      "pops to the first of several",
      in: popping,
      at: "guard let index = try lastIndex",
      .swap("lastIndex(where: predicate)", for: "firstIndex(where: predicate)"),
      tests: "NavigationShimTests.NavigationPathPoppingTests"
    ),
    Mutant(
      "pushes a route on top of what it is to replace",
      in: "\(folder)/Array+NavigationRoute.swift",
      at: "mutating func popAndPush(",
      .drop("pop()"),
      tests: "NavigationShimTests.NavigationRouteTests"
    ),
    Mutant(
      "doesn't say which element has another type",
      in: typed,
      at: "throw error.at(index)",
      .swap("error.at(index)", for: "error"),
      tests: "NavigationShimTests.NavigationPathTypedTests",
      "NavigationShimTests.NavigationPathElement"
    ),
    Mutant(
      "takes a value for one of a type that it merely casts to",
      in: "\(folder)/ElementValue.swift",
      at: "guard Value.self == type",
      .swap("Value.self == type", for: "true"),
      tests: "NavigationShimTests.NavigationPathElement"
    ),
    Mutant(
      "takes no undecoded element for equal to its value",
      in: undecoded,
      at: "guard let other = other as? UndecodedElement",
      .swap("other.isEqual(to: self)", for: "false"),
      tests: "NavigationShimTests.NavigationPathEqualityTests"
    ),
    Mutant(
      "compares undecoded elements without their types",
      in: undecoded,
      at: "return self == other",
      .swap("self == other", for: "UndecodedElement(tag: other.tag, item: item) == other"),
      tests: "NavigationShimTests.NavigationPathEqualityTests"
    ),
  ]

  private static let folder = "Sources/NavigationShim/Path"
  private static let untyped = "\(folder)/NavigationPath.swift"
  private static let popping = "\(folder)/Array+Screens.swift"
  private static let typed = "\(folder)/NavigationPath+Typed.swift"
  private static let undecoded = "\(folder)/UndecodedElement.swift"
  private static let uncodable =
    "elements.append(Element(content: HashableValue(wrapped: value)))"
}
