extension Mutant {
  /// What a stack of links makes of its host's reports, its app's life and its policies.
  static let stackModel = [
    Mutant(
      "doesn't tell the engine that the host has settled",
      in: reports,
      at: "driver.hostSettled(on: screen.id, in: driver.transition)",
      .drop("driver.hostSettled(on: screen.id, in: driver.transition)"),
      tests: "FacadeTests.PacingTests"
    ),
    Mutant(
      "pushes a saved element that it can't show",
      in: reports,
      at: "func screenSettled",
      .drop("dropUnshowableElement(above: screen)"),
      tests: "FacadeTests.ValueDestinationTests",
      "FacadeTests.LaunchTests"
    ),
    Mutant(
      "takes a covered screen's link for that of the top",
      in: reports,
      at: "guard gone === host.top, driver.isSettled",
      .swap("gone === host.top", for: "true"),
      tests: "FacadeTests.PersonWinsTests/backByMany"
    ),
    Mutant(
      "believes a link that is turned off while the app is away",
      in: reports,
      at: "guard gone === host.top, driver.isSettled",
      .swap("hindrances.isEmpty", for: "true"),
      tests: "FacadeTests.SuspensionTests",
      "FacadeTests.TabTests"
    ),
    Mutant(
      "cuts the path as a person begins to go back",
      in: reports,
      at: "if driver.isSettled {",
      .swap("driver.isSettled", for: "true"),
      tests: "FacadeTests.PersonWinsTests/setOnDisappearance"
    ),
    Mutant(
      "doesn't let a screen dismiss itself",
      in: reports,
      at: "if driver.isSettled {",
      .drop("stack.pop(to: owner.depth)"),
      tests: "FacadeTests.DismissalTests"
    ),
    Mutant(
      "goes on as soon as one of two hindrances is gone",
      in: life,
      at: "if hindrances.isEmpty",
      .swap("hindrances.isEmpty", for: "!isThere"),
      tests: "FacadeTests.TabTests",
      "FacadeTests.SuspensionTests"
    ),
    Mutant(
      "takes a stack for hidden that gives signs of life",
      in: life,
      at: "if hindrances.contains(.hiddenStack)",
      .swap("hindrances.contains(.hiddenStack)", for: "false"),
      tests: "NavigationShimTests.StackModelTests"
    ),
    Mutant(
      "moves a stack that is made while the app is away",
      in: model,
      at: "if (scheduler as? any AppScheduler)",
      .swap("(scheduler as? any AppScheduler)?.isAppActive == false", for: "false"),
      tests: "FacadeTests.SuspensionTests"
    ),
    Mutant(
      "heeds no animation policy that is there from the beginning",
      in: model,
      at: "self.driver = driver",
      .drop("host.animation = settings.policies.animation"),
      tests: "FacadeTests.PolicyTests"
    ),
    Mutant(
      "heeds no animation policy that comes later",
      in: model,
      at: "func adopt",
      .drop("host.animation = policies.animation"),
      tests: "FacadeTests.PolicyChangeTests"
    ),
    Mutant(
      "heeds no replacement policy that comes later",
      in: model,
      at: "func adopt",
      .drop("driver?.rules = settings.rules(policies)"),
      tests: "FacadeTests.PolicyChangeTests"
    ),
  ]

  private static let folder = "Sources/NavigationShim/Stack/LinksHost"
  private static let reports = "\(folder)/StackModel+HostReports.swift"
  private static let life = "\(folder)/StackModel+LifeCycle.swift"
  private static let model = "\(folder)/StackModel.swift"
}
