extension Mutant {
  /// What is written of a path, and read again.
  static let savedPath = [
    Mutant(
      "promises to save a path with a value that can't be saved",
      in: coding,
      at: "elements.allSatisfy { $0.isCodable }",
      .swap("elements.allSatisfy { $0.isCodable }", for: "true"),
      tests: "NavigationShimTests.NavigationPathTests",
      "NavigationShimTests.NavigationPathCodableTests"
    ),
    Mutant(
      "reads a saved path upside down",
      in: coding,
      at: "// The top of the stack is written first.",
      .drop("elements.reverse()"),
      tests: "NavigationShimTests.NavigationPathCodableTests"
    ),
    Mutant(
      "leaves out a type name whose item is missing",
      in: coding,
      at: "guard let item = try strings.next()",
      .replace(
        #"throw strings.error("the type name \(tag) at index \(strings.index - 1) has no item")"#,
        by: "break"
      ),
      tests: "NavigationShimTests.NavigationPathCodingErrorTests"
    ),
    Mutant(
      "counts from the top which element refuses to be encoded",
      in: coding,
      at: "throw encodingError(at: index",
      .swap("index", for: "elements.count - 1 - index"),
      tests: "NavigationShimTests.NavigationPathCodingErrorTests"
    ),
    Mutant(
      "doesn't say where in a larger value an element refuses to be encoded",
      in: coding,
      at: "throw encodingError(at: index",
      .swap("strings.codingPath", for: "[]"),
      tests: "NavigationShimTests.NavigationPathCodingErrorTests"
    ),
    Mutant(
      "doesn't know the mangled names that some libraries write",
      in: "\(folder)/ElementTag.swift",
      at: "_mangledTypeName(type)",
      .swap("_mangledTypeName(type)", for: "nil"),
      tests: "NavigationShimTests.NavigationPathCodableTests"
    ),
    Mutant(
      "doesn't say why a private type of an earlier launch can't be decoded",
      in: "\(folder)/UndecodedElement.swift",
      at: "throw error(type, ElementTag.namesTypeOfOneLaunch(tag)",
      .swap("ElementTag.namesTypeOfOneLaunch(tag)", for: "false"),
      tests: "NavigationShimTests.NavigationPathElement"
    ),
  ]

  private static let folder = "Sources/NavigationShim/Path"
  private static let coding = "\(folder)/NavigationPath+Codable.swift"
}
