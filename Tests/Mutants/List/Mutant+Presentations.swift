extension Mutant {
  /// Views that a binding or a link presents above the path.
  static let presentations = [
    Mutant(
      "presents on a screen that is on its way out",
      in: model,
      at: "guard let owner = presenter.screen, isPartOfTarget(owner)",
      .swap("isPartOfTarget(owner)", for: "true"),
      tests: "FacadeTests.PresentedDestinationTests"
    ),
    Mutant(
      "presents on a screen that is to be replaced",
      in: model,
      at: "&& target[screen.depth - 1] ==",
      .swap("target[screen.depth - 1] == driver.linkStack[screen.depth].value", for: "true"),
      tests: "FacadeTests.PresentedDestinationTests"
    ),
    Mutant(
      "leaves what lay above in the path where a view takes its place",
      in: model,
      at: "path?.truncate(to: owner.depth)",
      .drop("path?.truncate(to: owner.depth)"),
      tests: "FacadeTests.PresentedDestinationTests"
    ),
    Mutant(
      "ends a presented view where one is presented on it",
      in: model,
      at: "endPresentations(from: owner.depth - elements.count)",
      .swap("owner.depth - elements.count", for: "0"),
      tests: "FacadeTests.ViewLinkTests"
    ),
    Mutant(
      "doesn't refresh a presented view",
      in: model,
      at: "host.screens.first { $0.contents.value == value }",
      .drop("host.screens.first { $0.contents.value == value }?.contents.refresh()"),
      tests: "FacadeTests.ViewLinkTests"
    ),
    Mutant(
      "writes false over the app's own false",
      in: "\(folder)/Presentation.swift",
      at: "if isPresented?.wrappedValue == true",
      .swap("isPresented?.wrappedValue == true", for: "true"),
      tests: "FacadeTests.PresentedDestinationTests",
      "FacadeTests.ViewLinkTests"
    ),
    Mutant(
      "presents a view as it was at first",
      in: presenter,
      at: "presentation?.update(content: content",
      .drop("presentation?.update(content: content, isPresented: isPresented)"),
      tests: "FacadeTests.ViewLinkTests",
      "FacadeTests.PresentedDestinationTests"
    ),
    Mutant(
      "wants what a person has left",
      in: presenter,
      at: "guard presentation === self.presentation",
      .drop("isWanted = false"),
      tests: "FacadeTests.ViewLinkTests"
    ),
    Mutant(
      "takes an item from its view before that has left",
      in: item,
      at: "return self.item",
      .swap("self.item", for: "item"),
      tests: "FacadeTests.PresentedDestinationTests"
    ),
  ]

  private static let folder = "Sources/NavigationShim/Stack/LinksHost"
  private static let model = "\(folder)/StackModel+Presentations.swift"
  private static let presenter = "\(folder)/Presenter.swift"
  private static let item = "Sources/NavigationShim/Destinations/ItemDestination.swift"
}
