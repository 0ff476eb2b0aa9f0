extension Mutant {
  /// What a stack reads of the app's binding, and the little that it writes.
  static let pathAccess = [
    Mutant(
      "takes only the top off the path, however far a person went back",
      in: "\(folder)/PathAccess.swift",
      at: "let excess = elements().count - depth",
      .swap("elements().count - depth", for: "Swift.min(1, elements().count - depth)"),
      tests: "FacadeTests.PersonWinsTests/backByMany"
    ),
    Mutant(
      "believes that it has pushed a value of a foreign type",
      in: "\(folder)/PathAdapter.swift",
      at: "guard let value = try? element.value(as: Data.Element.self)",
      .swap("false", for: "true"),
      tests: "FacadeTests.MissingDestinationTests"
    ),
    Mutant(
      "lets the declarations of pushed screens count for an array",
      in: "\(folder)/PathAdapter.swift",
      at: "elementType: Data.Element.self",
      .swap("Data.Element.self", for: "nil"),
      tests: "FacadeTests.ValueDestinationTests"
    ),
    Mutant(
      "calls a value foreign to a path of any types",
      in: "\(folder)/PathAdapter+NavigationPath.swift",
      at: "return true",
      .swap("true", for: "false"),
      tests: "FacadeTests.PathIsTheTruthTests"
    ),
    Mutant(
      "saves a path without the elements that it could not show",
      in: "\(folder)/DroppedElements.swift",
      at: "areBeingDropped = true",
      .drop("areBeingDropped = true"),
      tests: "FacadeTests.SavedPathTests"
    ),
    Mutant(
      "takes all that follows for dropped, once an element was",
      in: "\(folder)/DroppedElements.swift",
      at: "defer { areBeingDropped = wasDropping }",
      .swap("wasDropping", for: "true"),
      tests: "FacadeTests.SavedPathTests"
    ),
    Mutant(
      "cuts a path that the app has set while a person went back",
      in: model,
      at: "if let path, path.elements() == before",
      .swap("path.elements() == before", for: "true"),
      tests: "FacadeTests.PersonWinsTests/setOnDisappearance"
    ),
    Mutant(
      "keeps one of the elements that a person has left",
      in: model,
      at: "let before = elements",
      .swap("elements.count - depth", for: "Swift.max(0, elements.count - depth - 1)"),
      tests: "FacadeTests.LaunchTests"
    ),
    Mutant(
      "takes the path that is there already for a new one",
      in: model,
      at: "guard newElements != elements",
      .swap("newElements != elements", for: "true"),
      tests: "FacadeTests.WithDelaysTests",
      "FacadeTests.PresentedDestinationTests"
    ),
    Mutant(
      "leaves a presented view where a person goes back below it",
      in: model,
      at: "if let path, path.elements() == before",
      .drop("endPresentations(from: 0)"),
      tests: "FacadeTests.PresentedDestinationTests"
    ),
    Mutant(
      "shortens the path and leaves the screens",
      in: model,
      at: "func pop(to depth: Int)",
      .drop("driver?.path = target"),
      tests: "FacadeTests.DismissalTests"
    ),
    Mutant(
      "misses a path that SwiftUI reports late",
      in: "\(folder)/LinksHost/StackModel+Backlog.swift",
      at: "if backlog.mayHaveNewPath",
      .swap("backlog.mayHaveNewPath", for: "false"),
      tests: "FacadeTests.SplitViewTests"
    ),
  ]

  private static let folder = "Sources/NavigationShim/Stack"
  private static let model = "\(folder)/LinksHost/StackModel+Path.swift"
}
