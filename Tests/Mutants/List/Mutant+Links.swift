extension Mutant {
  /// Links to values and to views, and their looks.
  static let links = [
    Mutant(
      "shows a link's view for the selection of another",
      in: activation,
      at: "get: { selection.wrappedValue == tag }",
      .swap("selection.wrappedValue == tag", for: "selection.wrappedValue != nil"),
      tests: "FacadeTests.ViewLinkTests"
    ),
    Mutant(
      "clears the selection of another link",
      in: activation,
      at: "} else if selection.wrappedValue == tag {",
      .swap("selection.wrappedValue == tag", for: "true"),
      tests: "FacadeTests.ViewLinkTests"
    ),
    Mutant(
      "shows a tapped link's view at the next evaluation only",
      in: view,
      at: "screen.stack?.look(at: presenter)",
      .drop("screen.stack?.look(at: presenter)"),
      tests: "FacadeTests.ViewLinkTests"
    ),
    Mutant(
      "can be tapped outside of any stack",
      in: value,
      at: "button { _ in }.disabled(true)",
      .swap("true", for: "false"),
      tests: "FacadeTests.ViewLinkTests"
    ),
    Mutant(
      "can't save what a link has pushed",
      in: target,
      at: "init<P: Hashable & Codable>(_ value: P?)",
      .swap("PathElement($0)", for: "PathElement(content: HashableValue(wrapped: $0))"),
      tests: "FacadeTests.PathIsTheTruthTests",
      "FacadeTests.SavedPathTests"
    ),
    Mutant(
      "can be selected in a list without a value",
      in: target,
      at: "AnyView(label.disabled(true))",
      .swap("true", for: "false"),
      tests: "FacadeTests.SplitViewTests"
    ),
    Mutant(
      "gives rows a second chevron on SwiftUI's own stack",
      in: "\(folder)/NavigationRowStyle.swift",
      at: "if surroundings.screen != nil",
      .swap("surroundings.screen != nil", for: "true"),
      tests: "FacadeTests.RowStyleTests"
    ),
  ]

  private static let folder = "Sources/NavigationShim/Links"
  private static let activation = "\(folder)/LinkActivation.swift"
  private static let view = "\(folder)/ViewLink.swift"
  private static let value = "\(folder)/ValueLink.swift"
  private static let target = "\(folder)/LinkTarget.swift"
}
