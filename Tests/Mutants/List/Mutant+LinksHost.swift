extension Mutant {
  /// What becomes of an update on a host of links.
  static let linksHost = [
    Mutant(
      "keeps the screens that a person has left",
      in: host,
      at: "func confirmDismissal",
      .drop("pop(to: depth)"),
      tests: "FacadeTests.MemoryTests"
    ),
    Mutant(
      "empties a screen while a person slides it away",
      in: host,
      at: "if stack.driver?.isSettled == true",
      .swap("stack.driver?.isSettled == true", for: "true"),
      tests: "FacadeTests.IdentityTests"
    ),
    Mutant(
      "leaves the lowest of the replaced screens as it is",
      in: host,
      at: "for depth in update.keptDepth..<standing",
      .swap("update.keptDepth", for: "Swift.min(update.keptDepth + 1, standing)"),
      tests: "FacadeTests.IdentityTests"
    ),
    Mutant(
      "turns a link off and on again within one update",
      in: host,
      at: "guard hasTransitions, owner.link.isBeingTurnedOff",
      .swap("owner.link.isBeingTurnedOff", for: "false"),
      tests: "FacadeTests.NothingIsLostTests"
    ),
    Mutant(
      "animates what is to go without",
      in: host,
      at: "transaction.disablesAnimations = true",
      .drop("transaction.disablesAnimations = true"),
      tests: "FacadeTests.PolicyTests"
    ),
    Mutant(
      "empties a popped screen before it has left",
      in: link,
      at: "func turnOff()",
      .replace("isActive = false", by: "isActive = false; destination = nil"),
      tests: "FacadeTests.IdentityTests"
    ),
    Mutant(
      "keeps a screen that has left",
      in: "\(folder)/LinkedScreenView.swift",
      at: ".onDisappear { link.releaseDestination() }",
      .drop("link.releaseDestination()"),
      tests: "FacadeTests.MemoryTests"
    ),
    Mutant(
      "gives a replacement the identity of the screen before it",
      in: contents,
      at: "func show(",
      .drop("self.id = id"),
      tests: "FacadeTests.IdentityTests"
    ),
    Mutant(
      "doesn't show a replacement",
      in: contents,
      at: "func show(",
      .drop("refresh()"),
      tests: "FacadeTests.IdentityTests"
    ),
    Mutant(
      "takes a replacement's destination for missing as that before it",
      in: contents,
      at: "func show(",
      .drop("isMissing = false"),
      tests: "FacadeTests.MissingDestinationTests"
    ),
    Mutant(
      "forgets what a saved element was decoded as",
      in: contents,
      at: "func resolve(",
      .drop("value = .element(element)"),
      tests: "FacadeTests.ValueDestinationTests"
    ),
    Mutant(
      "shows nothing in place of a missing destination",
      in: contents,
      at: "isMissing = true",
      .drop("refresh()"),
      tests: "FacadeTests.MissingDestinationTests"
    ),
    Mutant(
      "goes on in a tab that is hidden",
      in: "\(folder)/LinksStackView.swift",
      at: ".onDisappear { model.note(.hiddenStack, true) }",
      .swap("true", for: "false"),
      tests: "FacadeTests.TabTests"
    ),
  ]

  private static let folder = "Sources/NavigationShim/Stack/LinksHost"
  private static let host = "\(folder)/LinksHost.swift"
  private static let link = "\(folder)/ScreenLink.swift"
  private static let contents = "\(folder)/ScreenContents.swift"
}
