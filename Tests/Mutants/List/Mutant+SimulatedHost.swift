extension Mutant {
  /// The host and the clock that app authors test with.
  static let simulatedHost = [
    Mutant(
      "loses a pop that meets a transition",
      in: updates,
      at: "if pushes > 0 { return }",
      .swap("pushes > 0", for: "true"),
      tests: host
    ),
    Mutant(
      "shows what is pushed from a lost screen",
      in: updates,
      at: "if pushes > 0, update.previousDepth > screens.count",
      .swap("update.previousDepth > screens.count", for: "false"),
      tests: host
    ),
    Mutant(
      "brings lost screens back",
      in: updates,
      at: "let depth = min(linkStack.depth",
      .swap("min(linkStack.depth, screens.count + allowedPushes)", for: "linkStack.depth"),
      tests: host
    ),
    Mutant(
      "turns a push round in the time of a whole one",
      in: person,
      at: "span = time.now - motion.began",
      .swap("time.now - motion.began", for: "behavior.transition"),
      tests: host
    ),
    Mutant(
      "applies at each return what it has once collected",
      in: person,
      at: "self.collected = nil",
      .drop("self.collected = nil"),
      tests: host
    ),
    Mutant(
      "doubts no link on return",
      in: person,
      at: "if behavior.doubtsLinksOnReturn",
      .swap("behavior.doubtsLinksOnReturn", for: "false"),
      tests: host
    ),
    Mutant(
      "turns the top's link off for no reason, too",
      in: person,
      at: "for depth in 1..<max(1, screens.count)",
      .swap("max(1, screens.count)", for: "max(1, screens.count + 1)"),
      tests: host
    ),
    Mutant(
      "doesn't say which screen comes into view",
      in: motion,
      at: "driver?.hostShows(arriving)",
      .drop("driver?.hostShows(arriving)"),
      tests: host,
      rules
    ),
    Mutant(
      "doesn't say that the top comes back when a swipe is cancelled",
      in: motion,
      at: "driver?.hostShows(top)",
      .drop("driver?.hostShows(top)"),
      tests: stack
    ),
    Mutant(
      "reports no dismissal after it has settled",
      in: motion,
      at: "if behavior.dismissalReport == .afterSettling",
      .swap("behavior.dismissalReport == .afterSettling", for: "false"),
      tests: host
    ),
    Mutant(
      "says at once what is to be said late",
      in: motion,
      at: "time.schedule(after: delay)",
      .swap("delay", for: ".zero"),
      tests: host
    ),
    Mutant(
      "forgets which signal it is to repeat",
      in: motion,
      at: "lastSettleSignal = signal",
      .drop("lastSettleSignal = signal"),
      tests: host
    ),
    Mutant(
      "shows what is left while another screen comes",
      in: "\(kit)/Host/SimulatedLinkHost+View.swift",
      at: "value(at: motion?.toDepth ?? screens.count)",
      .swap("motion?.toDepth ?? screens.count", for: "motion?.fromDepth ?? screens.count"),
      tests: host
    ),
    Mutant(
      "wakes the later of two first",
      in: clock,
      at: "pending.firstIndex { $0.deadline <= entry.deadline }",
      .swap("$0.deadline <= entry.deadline", for: "$0.deadline < entry.deadline"),
      tests: time
    ),
    Mutant(
      "begins with what it took to appear",
      in: "\(kit)/Stack/SimulatedStack.swift",
      at: "host.events.removeAll()",
      .drop("host.events.removeAll()"),
      tests: stack
    ),
  ]

  private static let kit = "Sources/NavigationShimTesting"
  private static let updates = "\(kit)/Host/SimulatedLinkHost+Updates.swift"
  private static let person = "\(kit)/Host/SimulatedLinkHost+Person.swift"
  private static let motion = "\(kit)/Host/SimulatedLinkHost+Motion.swift"
  private static let clock = "\(kit)/Time/VirtualTime.swift"
  private static let host = "NavigationShimTestingTests.SimulatedLinkHostTests"
  private static let stack = "NavigationShimTestingTests.SimulatedStackTests"
  private static let time = "NavigationShimTestingTests.VirtualTimeTests"
}
