extension Mutant {
  /// What goes to the host, and when.
  static let sequencing = [
    Mutant(
      "drops the re-plan when a newer path is set",
      in: updates,
      at: "effects.supersedes = !isFinished",
      .drop("plan = nil"),
      tests: rules
    ),
    Mutant(
      "sends an update during a transition",
      in: updates,
      at: "mutating func advance(",
      .swap("phase == .settled", for: "phase != .detached"),
      tests: rules
    ),
    Mutant(
      "sends an update while the app is inactive",
      in: updates,
      at: "mutating func advance(",
      .swap("!isSuspended", for: "true"),
      tests: rules
    ),
    Mutant(
      "goes on after the outcome was reported",
      in: updates,
      at: "mutating func advance(",
      .swap("!isFinished", for: "true"),
      tests: rules
    ),
    Mutant(
      "goes on with a plan of before",
      in: updates,
      at: "if plan == nil {",
      .swap("plan == nil", for: "plan == nil && nextUpdate == 0"),
      tests: rules
    ),
    Mutant(
      "reports a path as presented one update early",
      in: updates,
      at: "guard let plan, nextUpdate < plan.endIndex",
      .swap("nextUpdate < plan.endIndex", for: "nextUpdate < Swift.max(1, plan.endIndex - 1)"),
      tests: rules
    ),
    Mutant(
      "sends the first update of a plan again and again",
      in: updates,
      at: "mutating func perform(_ update: Update",
      .drop("nextUpdate += 1"),
      tests: rules
    ),
    Mutant(
      "takes new screens from the old path",
      in: updates,
      at: "if !showsTarget, update.keptDepth",
      .drop("shownPath = target"),
      tests: rules
    ),
    Mutant(
      "takes screens that are still popped one by one from the new path",
      in: updates,
      at: "if !showsTarget, update.keptDepth",
      .swap("update.keptDepth < update.depth", for: "true"),
      tests: "^LinkStackEngineTests.EveryInterruption",
      "^ExplorationTests"
    ),
    Mutant(
      "forgets how deep the host was told to be",
      in: updates,
      at: "mutating func perform(_ update: Update",
      .drop("shownDepth = update.depth"),
      tests: rules
    ),
    Mutant(
      "takes the screen below for the one in view after a push",
      in: updates,
      at: "appearedDepth = nil\n    forgetDoubtedDismissals()\n    beginTransition",
      .drop("appearedDepth = nil"),
      tests: rules,
      "ExplorationTests"
    ),
    Mutant(
      "forgets the timer when a transition begins",
      in: updates,
      at: "phase = .transitioning(startedBy: mover)",
      .drop("startWait(&effects)"),
      tests: rules
    ),
    Mutant(
      "starts a timer while the app is inactive",
      in: updates,
      at: "effects.wait = isSuspended ?",
      .swap("isSuspended", for: "false"),
      tests: rules
    ),
    Mutant(
      "gives each transition the number of the last",
      in: updates,
      at: "transition = transition.next()",
      .drop("transition = transition.next()"),
      tests: rules
    ),
    Mutant(
      "never tells a caller that the path is presented",
      in: updates,
      at: "shownPath = target\n      plan = nil",
      .drop("effects.outcome = .presented"),
      tests: rules
    ),
    Mutant(
      "keeps an old path alive when all is shown",
      in: updates,
      at: "shownPath = target\n      plan = nil",
      .drop("shownPath = target"),
      tests: rules
    ),
    Mutant(
      "has a newer path end as the older one",
      in: updates,
      at: "effects.supersedes = !isFinished",
      .drop("effects.supersedes = !isFinished"),
      tests: rules
    ),
    Mutant(
      "starts over when an equal path is set",
      in: updates,
      at: "if path.count == target.count,",
      .swap("path.elementsEqual(target)", for: "false"),
      tests: rules
    ),
    Mutant(
      "takes a path that is merely as long for the same",
      in: updates,
      at: "if path.count == target.count,",
      .swap("path.elementsEqual(target)", for: "true"),
      tests: rules
    ),
    Mutant(
      "says that an equal path is presented while a person goes back",
      in: updates,
      at: "if phase != .settled {",
      .swap("phase != .settled", for: "phase == .detached"),
      tests: rules,
      "ExplorationTests"
    ),
    Mutant(
      "shows a path on a host that the person has left, without waiting",
      in: updates,
      at: "rules.screensAtFirstAppearance == 0 || isSuspended",
      .swap("isSuspended", for: "false"),
      tests: rules,
      "ExplorationTests"
    ),
    Mutant(
      "remembers what a former host has shown",
      in: updates,
      at: "mutating func end(",
      .drop("shownDepth = 0"),
      tests: rules
    ),
    Mutant(
      "lets callers wait for a host that is gone",
      in: updates,
      at: "mutating func end(",
      .replace("if !isFinished { effects.outcome = .dismissed }", by: "_ = isFinished"),
      tests: rules
    ),
    Mutant(
      "leaves a timer running for a host that is gone",
      in: updates,
      at: "mutating func end(",
      .drop("effects.wait = .cancel"),
      tests: rules
    ),
    Mutant(
      "goes on with a plan that was made for other rules",
      in: "Sources/LinkStackEngine/Sequencing/UpdateSequencer.swift",
      at: "if rules != oldValue",
      .swap("rules != oldValue", for: "false"),
      tests: rules
    ),
    Mutant(
      "holds nothing still when the app becomes inactive",
      in: suspension,
      at: "mutating func suspend(",
      .drop("isSuspended = true"),
      tests: rules
    ),
    Mutant(
      "leaves the timer running while the app is inactive",
      in: suspension,
      at: "mutating func suspend(",
      .drop("effects.wait = .cancel"),
      tests: rules
    ),
    Mutant(
      "stands still when the app is active again",
      in: suspension,
      at: "case .settled:",
      .drop("advance(&effects)"),
      tests: rules
    ),
    Mutant(
      "waits for a transition without a timer when the app is active again",
      in: suspension,
      at: "case .transitioning:",
      .drop("startWait(&effects)"),
      tests: rules
    ),
    Mutant(
      "weighs no claim that came before the app became inactive",
      in: suspension,
      at: "case .disputed:",
      .drop("believeDoubtedDismissal(&effects)"),
      tests: rules,
      "ExplorationTests"
    ),
  ]

  private static let updates = "Sources/LinkStackEngine/Sequencing/UpdateSequencer+Updates.swift"
  private static let suspension = "Sources/LinkStackEngine/Sequencing/UpdateSequencer+Suspension.swift"
}
