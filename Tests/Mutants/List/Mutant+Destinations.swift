extension Mutant {
  /// Which destination an element gets, and what becomes of one that gets none.
  static let destinations = [
    Mutant(
      "finds the declarations of the screen itself",
      in: registry,
      at: "screen.depth < depth",
      .swap("screen.depth < depth", for: "screen.depth <= depth"),
      tests: "FacadeTests.ValueDestinationTests"
    ),
    Mutant(
      "warns of two declarations on one screen",
      in: registry,
      at: "return used.screen !== declaration.screen",
      .swap("used.screen !== declaration.screen", for: "used !== declaration"),
      tests: "FacadeTests.ValueDestinationTests"
    ),
    Mutant(
      "doesn't warn of a declaration that another one overrules",
      in: backlog,
      at: "where destinations.isOverruled(declaration)",
      .swap("destinations.isOverruled(declaration)", for: "false"),
      tests: "FacadeTests.ValueDestinationTests"
    ),
    Mutant(
      "doesn't refresh a screen whose declaration has changed",
      in: backlog,
      at: "types.insert(declaration.type)",
      .drop("types.insert(declaration.type)"),
      tests: "FacadeTests.ValueDestinationTests"
    ),
    Mutant(
      "doesn't notice that a declaration is gone",
      in: declaration,
      at: "Task { @MainActor [weak stack] in",
      .drop(
        "Task { @MainActor [weak stack] in stack?.note { $0.withdrawnTypes.insert(type) } }"
      ),
      tests: "FacadeTests.MissingDestinationTests"
    ),
    Mutant(
      "warns of screens that are gone",
      in: backlog,
      at: "for screen in backlog.unresolvedScreens",
      .swap("host.shows(screen)", for: "true"),
      tests: "FacadeTests.LayersTests"
    ),
    Mutant(
      "shows a sign in place of a saved element that is to be dropped",
      in: backlog,
      at: "if case .missing = resolution, element.value != nil",
      .swap("element.value != nil", for: "true"),
      tests: "FacadeTests.LaunchTests",
      "FacadeTests.ValueDestinationTests"
    ),
    Mutant(
      "counts dropped elements from one",
      in: dropping,
      at: ".undecodableElement(index: depth - 1",
      .swap("depth - 1", for: "depth"),
      tests: "FacadeTests.ValueDestinationTests",
      "FacadeTests.SavedPathTests"
    ),
    Mutant(
      "keeps the element that can't be shown, and drops those above it",
      in: dropping,
      at: "DroppedElements.drop { pop(to: depth - 1) }",
      .swap("depth - 1", for: "depth"),
      tests: "FacadeTests.ValueDestinationTests"
    ),
    Mutant(
      "drops a value whose destination is missing",
      in: dropping,
      at: "elements[depth - 1].value == nil",
      .swap("elements[depth - 1].value == nil", for: "true"),
      tests: "FacadeTests.MissingDestinationTests"
    ),
    Mutant(
      "says nothing of a link without a destination",
      in: "\(host)/StackModel+Path.swift",
      at: "return warnings.warn(.linkWithoutDestination",
      .replace(
        "return warnings.warn(.linkWithoutDestination(typeName: element.typeName))",
        by: "return"
      ),
      tests: "FacadeTests.MissingDestinationTests"
    ),
    Mutant(
      "says the same warning again and again",
      in: "Sources/NavigationShim/Warnings/WarningLog.swift",
      at: "guard known.insert(warning).inserted",
      .swap("known.insert(warning).inserted", for: "true"),
      tests: "FacadeTests.MissingDestinationTests"
    ),
    Mutant(
      "never warns of a stack in a stack",
      in: "\(host)/AppearanceController.swift",
      at: "navigationController?.navigationController != nil",
      .swap("navigationController?.navigationController != nil", for: "false"),
      tests: "FacadeTests.NestedStackTests"
    ),
  ]

  private static let host = "Sources/NavigationShim/Stack/LinksHost"
  private static let backlog = "\(host)/StackModel+Backlog.swift"
  private static let dropping = "\(host)/StackModel+Restoration.swift"
  private static let registry = "Sources/NavigationShim/Destinations/DestinationRegistry.swift"
  private static let declaration =
    "Sources/NavigationShim/Destinations/DestinationDeclaration.swift"
}
