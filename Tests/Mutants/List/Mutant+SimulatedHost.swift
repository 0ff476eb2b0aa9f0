extension Mutant {
  /// The host and the clock that app authors test with.
  static let simulatedHost = [
    Mutant(
      "forgets what it is told while the app is inactive",
      in: updates,
      at: "recordViolation(.whileInactive)",
      .drop("collected = linkStack"),
      tests: host
    ),
    Mutant(
      "finds nothing wrong with an update while the app is inactive",
      in: updates,
      at: "recordViolation(.whileInactive)",
      .drop("recordViolation(.whileInactive)"),
      tests: host
    ),
    Mutant(
      "shows any number of screens when it first appears",
      in: updates,
      at: "let allowed = min(",
      .swap(
        "min(linkStack.depth, behavior.rules.screensAtFirstAppearance)",
        for: "linkStack.depth"
      ),
      tests: host
    ),
    Mutant(
      "shows a push that meets a transition",
      in: updates,
      at: "if motion != nil, losesUpdatesInTransition",
      .swap("motion != nil", for: "false"),
      tests: host
    ),
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
      "shows all pushes of an update",
      in: updates,
      at: "let allowedPushes = min(",
      .swap("min(pushes, behavior.rules.pushesPerUpdate)", for: "pushes"),
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
      "animates a replacement in place",
      in: updates,
      at: "if oldDepth == depth {",
      .swap("oldDepth == depth", for: "false"),
      tests: host
    ),
    Mutant(
      "lets a person go back while the app is inactive",
      in: person,
      at: "guard isActive, depth >= 0",
      .swap("isActive", for: "true"),
      tests: host
    ),
    Mutant(
      "lets a person go back while going back",
      in: person,
      at: "guard motion.kind == .push",
      .swap("motion.kind == .push", for: "true"),
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
      "doesn't apply on return what it has collected",
      in: person,
      at: "showAtOnce(collected)",
      .drop("showAtOnce(collected)"),
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
      tests: host,
      "LinkStackTests"
    ),
    Mutant(
      "turns the top's link off for no reason, too",
      in: person,
      at: "for depth in 1..<max(1, screens.count)",
      .swap("max(1, screens.count)", for: "max(1, screens.count + 1)"),
      tests: host,
      "LinkStackTests"
    ),
    Mutant(
      "doesn't say which screen comes into view",
      in: motion,
      at: "driver?.hostShows(arriving)",
      .drop("driver?.hostShows(arriving)"),
      tests: host,
      "LinkStackTests"
    ),
    Mutant(
      "doesn't say that a swipe was cancelled",
      in: motion,
      at: "driver?.hostShows(top)",
      .drop("driver?.hostShows(top)"),
      tests: host,
      "LinkStackTests"
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
      tests: host,
      "LinkStackTests"
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
      "wakes nobody whose time has just come",
      in: clock,
      at: "while let entry = pending.last, entry.deadline <= instant",
      .swap("entry.deadline <= instant", for: "entry.deadline < instant"),
      tests: time
    ),
    Mutant(
      "tells the time of before to who is woken",
      in: clock,
      at: "now = entry.deadline",
      .drop("now = entry.deadline"),
      tests: time
    ),
    Mutant(
      "begins with what it took to appear",
      in: "\(kit)/Stack/SimulatedStack.swift",
      at: "host.events.removeAll()",
      .drop("host.events.removeAll()"),
      tests: "NavigationShimTestingTests.SimulatedStackTests"
    ),
  ]

  private static let kit = "Sources/NavigationShimTesting"
  private static let updates = "\(kit)/Host/SimulatedLinkHost+Updates.swift"
  private static let person = "\(kit)/Host/SimulatedLinkHost+Person.swift"
  private static let motion = "\(kit)/Host/SimulatedLinkHost+Motion.swift"
  private static let clock = "\(kit)/Time/VirtualTime.swift"
  private static let host = "NavigationShimTestingTests.SimulatedLinkHostTests"
  private static let time = "NavigationShimTestingTests.VirtualTimeTests"
}
