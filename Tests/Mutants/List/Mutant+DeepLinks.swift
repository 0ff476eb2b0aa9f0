extension Mutant {
  /// Stores that handle links, and what they save.
  static let deepLinks = [
    Mutant(
      "doesn't warn where there is no handler",
      in: handling,
      at: "if handlers.isEmpty",
      .swap("handlers.isEmpty", for: "false"),
      tests: "NavigationShimTests.DeepLinkTests"
    ),
    Mutant(
      "goes half the way of a handler that doesn't know a link",
      in: handling,
      at: "case .unknown:",
      .replace("continue", by: "self.path = path"),
      tests: "NavigationShimTests.DeepLinkTests"
    ),
    Mutant(
      "goes half the way of a handler that fails",
      in: handling,
      at: "case .failed(let error):",
      .replace("return .failed(error)", by: "self.path = path; return .failed(error)"),
      tests: "NavigationShimTests.DeepLinkTests"
    ),
    Mutant(
      "asks the next handler where one throws",
      in: handling,
      at: "} catch {",
      .replace("return .failed(error)", by: "continue"),
      tests: "NavigationShimTests.DeepLinkTests"
    ),
    Mutant(
      "forgets the activity handler that it is made with",
      in: "\(folder)/PathStore.swift",
      at: "addActivityHandler(activityHandler)",
      .drop("addActivityHandler(activityHandler)"),
      tests: "FacadeTests.SceneTests"
    ),
    Mutant(
      "saves equal paths as different data",
      in: coding,
      at: "encoder.outputFormatting = .sortedKeys",
      .drop("encoder.outputFormatting = .sortedKeys"),
      tests: "NavigationShimTests.PathStoreCodingTests"
    ),
    Mutant(
      "names another element than the one that can't be saved",
      in: untyped,
      at: "let index = elements.firstIndex { !$0.isCodable }",
      .swap(
        "elements.firstIndex { !$0.isCodable }",
        for: "elements.lastIndex { $0.isCodable }"
      ),
      tests: "NavigationShimTests.PathStoreCodingTests"
    ),
    Mutant(
      "restores a path above the root that is there",
      in: untyped,
      at: "path = RootedPath(root: saved.root",
      .swap("saved.root", for: "path.root"),
      tests: "NavigationShimTests.PathStoreCodingTests"
    ),
  ]

  private static let folder = "Sources/NavigationShim/DeepLinks"
  private static let handling = "\(folder)/PathStore+DeepLinks.swift"
  private static let coding = "\(folder)/PathStore+Codable.swift"
  private static let untyped = "\(folder)/PathStore+NavigationPath.swift"
}
