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
      "finds the declarations of screens that are gone",
      in: registry,
      at: "stack.host.shows(screen), screen.depth < depth",
      .swap("stack.host.shows(screen)", for: "true"),
      tests: "FacadeTests.ValueDestinationTests"
    ),
    Mutant(
      "finds the declarations above the root for an array",
      in: registry,
      at: "!isTyped || screen.depth == 0",
      .swap("!isTyped || screen.depth == 0", for: "true"),
      tests: "FacadeTests.ValueDestinationTests"
    ),
    Mutant(
      "uses the outer one of two declarations",
      in: registry,
      at: "(found.depth, -found.declaration.nesting) <=",
      .swap(precedence, for: "found.depth <= screen.depth"),
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
      "doesn't look again where a destination may have come",
      in: declaration,
      at: "stack.note { $0.declarations.append(self) }",
      .drop("stack.note { $0.declarations.append(self) }"),
      tests: "FacadeTests.ValueDestinationTests",
      "FacadeTests.MissingDestinationTests"
    ),
    Mutant(
      "warns of screens that are gone",
      in: backlog,
      at: "for screen in backlog.unresolvedScreens",
      .swap("host.shows(screen)", for: "true"),
      tests: "FacadeTests.MissingDestinationTests"
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
      "doesn't warn of a missing destination",
      in: backlog,
      at: "warnings.warn(.missingDestination(typeName: element.typeName))",
      .drop("warnings.warn(.missingDestination(typeName: element.typeName))"),
      tests: "FacadeTests.MissingDestinationTests"
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
      "pushes what a link without a destination has",
      in: "\(host)/StackModel+Path.swift",
      at: "guard destinations.hasDestination(for: element)",
      .swap("destinations.hasDestination(for: element)", for: "true"),
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
    Mutant(
      "warns of every stack",
      in: "\(host)/AppearanceController.swift",
      at: "navigationController?.navigationController != nil",
      .swap("navigationController?.navigationController != nil", for: "true"),
      tests: "FacadeTests.NestedStackTests"
    ),
  ]

  private static let precedence =
    "(found.depth, -found.declaration.nesting) <= (screen.depth, -declaration.nesting)"
  private static let host = "Sources/NavigationShim/Stack/LinksHost"
  private static let backlog = "\(host)/StackModel+Backlog.swift"
  private static let dropping = "\(host)/StackModel+Restoration.swift"
  private static let registry = "Sources/NavigationShim/Destinations/DestinationRegistry.swift"
  private static let declaration =
    "Sources/NavigationShim/Destinations/DestinationDeclaration.swift"
}
