extension Mutant {
  /// What the engine makes of what the host and the person do.
  static let hostReports = [
    Mutant(
      "believes spurious dismissals",
      in: dismissals,
      at: "if depth == appearedDepth, !isSuspended {",
      .swap("depth == appearedDepth", for: "depth <= shownDepth"),
      tests: rules
    ),
    Mutant(
      "believes a dismissal while the app is inactive",
      in: dismissals,
      at: "if depth == appearedDepth, !isSuspended {",
      .swap("!isSuspended", for: "true"),
      tests: rules
    ),
    Mutant(
      "believes a doubted claim while the app is inactive",
      in: dismissals,
      at: "guard !isSuspended, let depth = appearedDepth",
      .swap("!isSuspended", for: "true"),
      tests: rules,
      "ExplorationTests"
    ),
    Mutant(
      "forgets a claim that came before its owner appeared",
      in: dismissals,
      at: "doubtedDismissals.insert(depth)",
      .drop("doubtedDismissals.insert(depth)"),
      tests: rules
    ),
    Mutant(
      "believes a claim about another screen than the one that appeared",
      in: dismissals,
      at: "guard !isSuspended, let depth = appearedDepth",
      .swap("doubtedDismissals.contains(depth)", for: "!doubtedDismissals.isEmpty"),
      tests: rules,
      "ExplorationTests"
    ),
    Mutant(
      "pushes again what a person has dismissed",
      in: dismissals,
      at: "let targetContainsDismissed",
      .swap("rest.commonPrefixCount(with: target) > depth", for: "false"),
      tests: rules
    ),
    Mutant(
      "cuts a newer path that has done without the dismissed screens",
      in: dismissals,
      at: "let targetContainsDismissed",
      .swap("rest.commonPrefixCount(with: target) > depth", for: "true"),
      tests: rules
    ),
    Mutant(
      "keeps one of the dismissed screens in the path",
      in: dismissals,
      at: "target = Path(target.prefix(depth))",
      .swap("target.prefix(depth)", for: "target.prefix(depth + 1)"),
      tests: rules
    ),
    Mutant(
      "doesn't tell the app that a person has shortened its path",
      in: dismissals,
      at: "target = Path(target.prefix(depth))",
      .drop("effects.truncation = depth"),
      tests: rules
    ),
    Mutant(
      "doesn't take a dismissed screen off the link stack",
      in: dismissals,
      at: "lostPushes = 0\n    plan = nil",
      .drop("effects.dismissal = depth"),
      tests: rules
    ),
    Mutant(
      "goes on with the plan of before a person went back",
      in: dismissals,
      at: "lostPushes = 0\n    plan = nil",
      .drop("plan = nil"),
      tests: rules,
      "ExplorationTests"
    ),
    Mutant(
      "lets a caller wait whose change a person has dismissed",
      in: dismissals,
      at: "target = Path(target.prefix(depth))",
      .replace("if !isFinished { effects.outcome = .dismissed }", by: "_ = isFinished"),
      tests: rules
    ),
    Mutant(
      "pushes while a person's pop still runs",
      in: dismissals,
      at: "if hostHasSettled {",
      .swap("hostHasSettled", for: "true"),
      tests: rules
    ),
    Mutant(
      "doesn't notice a person who comes to a lower screen",
      in: dismissals,
      at: "if depth < shownDepth {",
      .swap("depth < shownDepth", for: "false"),
      tests: rules
    ),
    Mutant(
      "doesn't notice a swipe that is cancelled",
      in: dismissals,
      at: "} else if isComingBack {",
      .swap("isComingBack", for: "false"),
      tests: rules,
      "ExplorationTests"
    ),
    Mutant(
      "pushes at once where a link was turned off that may be a person's doing",
      in: dismissals,
      at: "if phase == .settled { beginTransition",
      .swap("phase == .settled", for: "false"),
      tests: rules,
      "ExplorationTests"
    ),
    Mutant(
      "takes a report about an earlier transition",
      in: settling,
      at: "guard transition == self.transition",
      .swap("transition == self.transition", for: "true"),
      tests: rules
    ),
    Mutant(
      "takes a report of a host that isn't there",
      in: settling,
      at: "guard transition == self.transition",
      .swap("phase != .detached", for: "true"),
      tests: rules,
      "ExplorationTests"
    ),
    Mutant(
      "follows settle signals under a fixed delay",
      in: settling,
      at: "guard pacing.followsSettleSignals",
      .swap("pacing.followsSettleSignals", for: "true"),
      tests: rules
    ),
    Mutant(
      "waits a fixed delay for the first appearance",
      in: settling,
      at: "guard pacing.followsSettleSignals",
      .swap("phase == .transitioning(startedBy: .firstAppearance)", for: "false"),
      tests: rules
    ),
    Mutant(
      "takes a host that settled too low to have settled",
      in: settling,
      at: "if depth == shownDepth {",
      .swap("depth == shownDepth", for: "depth <= shownDepth"),
      tests: rules
    ),
    Mutant(
      "waits without a timer for what a host that settled too low says next",
      in: settling,
      at: "phase = .disputed(depth: depth, startedBy: moverOfPhase)",
      .drop("startWait(&effects)"),
      tests: rules
    ),
    Mutant(
      "ends a wait while the app is inactive",
      in: settling,
      at: "guard !isSuspended else { return }",
      .swap("!isSuspended", for: "true"),
      tests: rules,
      "ExplorationTests"
    ),
    Mutant(
      "never pushes again what the host has lost",
      in: settling,
      at: "static var repeatedPushes",
      .swap("2", for: "0"),
      tests: rules
    ),
    Mutant(
      "pushes forever what the host loses forever",
      in: settling,
      at: "lostPushes += 1",
      .drop("lostPushes += 1"),
      tests: rules
    ),
    Mutant(
      "takes a person's going back for a lost push",
      in: settling,
      at: "case .disputed(let depth, startedBy: .update) where",
      .swap(
        "lostPushes < Self.repeatedPushes",
        for: "lostPushes < Self.repeatedPushes || doubtedDismissals.isEmpty"
      ),
      tests: rules
    ),
    Mutant(
      "counts lost pushes that lie long behind",
      in: settling,
      at: "mutating func settleAsTold",
      .swap("lostPushes = 0", for: "_ = lostPushes"),
      tests: rules
    ),
    Mutant(
      "remembers claims that turned out false",
      in: settling,
      at: "phase = .settled\n    forgetDoubtedDismissals()",
      .drop("forgetDoubtedDismissals()"),
      tests: rules,
      "ExplorationTests"
    ),
    Mutant(
      "stops after the first update",
      in: settling,
      at: "phase = .settled\n    forgetDoubtedDismissals()",
      .drop("advance(&effects)"),
      tests: rules
    ),
    Mutant(
      "believes no claim when the delay is over",
      in: settling,
      at: "case .transitioning:",
      .swap("believeDoubtedDismissal(&effects)", for: "false"),
      tests: rules
    ),
  ]

  private static let dismissals = "Sources/LinkStackEngine/Sequencing/UpdateSequencer+Dismissals.swift"
  private static let settling = "Sources/LinkStackEngine/Sequencing/UpdateSequencer+Settling.swift"
}
