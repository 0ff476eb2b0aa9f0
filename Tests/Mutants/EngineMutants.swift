/// Mutants of the engine, where a mistake shows as a lost screen or a wrong path.
extension Mutant {
  static let engine = planning + animation + sequencing + hostReports + driving + simulatedHost

  /// Which updates lead from one path to another.
  private static let planning = [
    Mutant(
      "a plan ends one push early",
      in: engineFolder,
      at: "pushUpdates = 1 +",
      .swap("1", for: "0"),
      tests: plans
    ),
    Mutant(
      "an update reaches one screen too deep",
      in: engineFolder,
      at: "by: rules.pushesPerUpdate,",
      .swap("rules.pushesPerUpdate", for: "rules.pushesPerUpdate + 1"),
      tests: plans
    ),
    Mutant(
      "more is pushed at first appearance than the host takes",
      in: engineFolder,
      at: "? rules.screensAtFirstAppearance",
      .swap("rules.screensAtFirstAppearance", for: "Swift.max(2, rules.screensAtFirstAppearance)"),
      tests: plans
    ),
    Mutant(
      "screens are replaced on a host that can't",
      in: engineFolder,
      at: "lowestDepth = rules.replacesInPlace",
      .swap("rules.replacesInPlace", for: "true"),
      tests: plans
    ),
  ]

  /// Which updates a person sees.
  private static let animation = [
    Mutant(
      "animates each push of a change",
      in: engineFolder,
      at: "case .automatic: isLast",
      .swap("isLast", for: "true"),
      tests: plans
    ),
    Mutant(
      "animates what a host appears with",
      in: engineFolder,
      at: "isAnimated: isAnimated && !isFirstAppearance",
      .swap("isAnimated && !isFirstAppearance", for: "isAnimated"),
      tests: plans
    ),
    Mutant(
      "makes a lost push again as it was lost",
      in: engineFolder,
      at: "if repeats < Self.mostRepeats",
      .drop("change = .lossy"),
      tests: oneTransition
    ),
    Mutant(
      "does not hear that a change is to go without animation",
      in: engineFolder,
      at: "change = isAnimated ? .ordinary : .unanimated",
      .swap("isAnimated ? .ordinary : .unanimated", for: ".ordinary"),
      tests: oneTransition
    ),
  ]

  /// What goes to the host, and when.
  private static let sequencing = [
    Mutant(
      "drops the re-plan when a newer path is set",
      in: engineFolder,
      at: "effects.supersedes = !isFinished",
      .drop("plan = nil"),
      tests: rules
    ),
    Mutant(
      "sends an update during a transition",
      in: engineFolder,
      at: "mutating func advance(",
      .swap("phase == .settled", for: "phase != .detached"),
      tests: rules
    ),
    Mutant(
      "sends an update while the app is inactive",
      in: engineFolder,
      at: "mutating func advance(",
      .swap("!isSuspended", for: "true"),
      tests: rules
    ),
    Mutant(
      "goes on after the outcome was reported",
      in: engineFolder,
      at: "mutating func advance(",
      .swap("!isFinished", for: "true"),
      tests: rules
    ),
    Mutant(
      "forgets how deep the host was told to be",
      in: engineFolder,
      at: "mutating func perform(_ update: Update",
      .drop("shownDepth = update.depth"),
      tests: rules
    ),
    Mutant(
      "forgets the timer when a transition begins",
      in: engineFolder,
      at: "mutating func beginTransition(",
      .drop("startWait(&effects)"),
      tests: rules
    ),
    Mutant(
      "never tells a caller that the path is presented",
      in: engineFolder,
      at: "if hearsay.seenDepth == shownDepth { hearsay.wayBack = nil }",
      .drop("effects.outcome = .presented"),
      tests: rules
    ),
    Mutant(
      "has a newer path end as the older one",
      in: engineFolder,
      at: "effects.supersedes = !isFinished",
      .drop("effects.supersedes = !isFinished"),
      tests: rules
    ),
    Mutant(
      "takes a path that is merely as long for the same",
      in: engineFolder,
      at: "if path.count == target.count, path == target",
      .swap("path == target", for: "true"),
      tests: rules
    ),
    Mutant(
      "says that an equal path is presented while a person goes back",
      in: engineFolder,
      at: "if phase != .settled {",
      .swap("phase != .settled", for: "phase == .detached"),
      tests: rules
    ),
    Mutant(
      "lets callers wait for a host that is gone",
      in: engineFolder,
      at: "mutating func end(",
      .replace("if !isFinished { effects.outcome = .dismissed }", by: "_ = isFinished"),
      tests: rules
    ),
    Mutant(
      "goes on with a plan that was made for other rules",
      in: engineFolder,
      at: "if rules != oldValue",
      .swap("rules != oldValue", for: "false"),
      tests: rules
    ),
    Mutant(
      "holds nothing still when the app becomes inactive",
      in: engineFolder,
      at: "mutating func suspend(",
      .drop("isSuspended = true"),
      tests: rules
    ),
    Mutant(
      "stands still when the app is active again",
      in: engineFolder,
      at: "mutating func resume(",
      .drop("advance(&effects)"),
      tests: rules
    ),
    Mutant(
      "forgets a claim that came while the app was inactive",
      in: engineFolder,
      at: "if isSuspended || depth > seenDepth {",
      .drop("hearsay.wayBack?.claimedDepth = min(depth, wayBack.claimedDepth ?? depth)"),
      tests: rules
    ),
    Mutant(
      "leaves a host alone for good that has lost a push too often",
      in: engineFolder,
      at: "let retries = isStalled",
      .swap("isStalled && event != .timerFired", for: "false"),
      tests: rules
    ),
    Mutant(
      "makes a lost push again as soon as before",
      in: engineFolder,
      at: "effects.wait = isSuspended ? .cancel",
      .swap("pacing.delay.doubled(repeats)", for: "pacing.delay"),
      tests: rules
    ),
  ]

  /// What becomes of what the host and the person do.
  private static let hostReports = [
    Mutant(
      "believes spurious dismissals",
      in: engineFolder,
      at: "let seenDepth = hearsay.seenDepth, depth >= seenDepth",
      .swap("depth >= seenDepth", for: "true"),
      tests: rules
    ),
    Mutant(
      "believes a dismissal while the app is inactive",
      in: engineFolder,
      at: "private mutating func look(",
      .swap("!isSuspended", for: "true"),
      tests: rules
    ),
    Mutant(
      "forgets a claim whose owner was on the way out",
      in: engineFolder,
      at: "hearsay.wayBack = WayBack(length: targetDepth)\n      }",
      .drop("hearDismissalAgain(&effects)"),
      tests: rules
    ),
    Mutant(
      "pushes again what a person has dismissed",
      in: engineFolder,
      at: "let end = hearsay.wayBack?.length",
      .swap("commonDepth > depth", for: "false"),
      tests: rules
    ),
    Mutant(
      "cuts a newer path that has done without the dismissed screens",
      in: engineFolder,
      at: "let end = hearsay.wayBack?.length",
      .swap("commonDepth > depth", for: "true"),
      tests: rules
    ),
    Mutant(
      "cuts what was appended since the person began to go back",
      in: engineFolder,
      at: "let end = hearsay.wayBack?.length",
      .swap("hearsay.wayBack?.length ?? targetDepth", for: "targetDepth"),
      tests: rules
    ),
    Mutant(
      "pushes while a person's pop still runs",
      in: engineFolder,
      at: "if isWayBack(host) ||",
      .replace("return beginTransition(&effects)", by: "phase = .settled; return"),
      tests: rules
    ),
    Mutant(
      "doesn't notice a person who comes to a lower screen",
      in: engineFolder,
      at: "} else if isNews {",
      .swap("isNews", for: "false"),
      tests: rules
    ),
    Mutant(
      "doesn't notice a swipe that is cancelled",
      in: engineFolder,
      at: "guard hearsay.wayBack != nil else { return }",
      .drop("hearsay.wayBack = nil"),
      tests: rules
    ),
    Mutant(
      "ends a transition that still runs",
      in: engineFolder,
      at: "guard phase == .moving, !isSuspended, let host, host.motion",
      .swap("host.motion == .still", for: "true"),
      tests: rules
    ),
    Mutant(
      "takes a host that stands too low to have done as told",
      in: engineFolder,
      at: "guard phase == .moving, !isSuspended, let host, host.motion",
      .swap("host.depth == shownDepth", for: "host.depth <= shownDepth"),
      tests: rules
    ),
    Mutant(
      "never pushes again what the host has lost",
      in: engineFolder,
      at: "static var mostRepeats",
      .swap("5", for: "0"),
      tests: rules
    ),
    Mutant(
      "takes a person's going back for a lost push",
      in: engineFolder,
      at: "host.certainDepth < (hasArrived",
      .swap("hasArrived ? shownDepth : keptDepth", for: "keptDepth"),
      tests: rules
    ),
    Mutant(
      "goes on when a wait is over although the host moves",
      in: engineFolder,
      at: "if host.motion != .still {\n      effects.wait",
      .swap("host.motion != .still", for: "false"),
      tests: rules
    ),
  ]

  /// What carries out decisions, and the link stack itself.
  private static let driving = [
    Mutant(
      "answers an event while another is being answered",
      in: engineFolder,
      at: "guard !isPerforming else { return enqueue(.report",
      .swap("!isPerforming", for: "true"),
      tests: rules
    ),
    Mutant(
      "answers reports about screens that are gone",
      in: engineFolder,
      at: "private func answer(_ event: UpdateSequencer.Event",
      .swap("!linkStack.contains(screen)", for: "false"),
      tests: rules
    ),
    Mutant(
      "reads as the old path while a newer one waits for its turn",
      in: engineFolder,
      at: "for happening in queue.reversed()",
      .swap("queue.reversed()", for: "queue.prefix(0).reversed()"),
      tests: rules
    ),
    Mutant(
      "leaves callers of a superseded change waiting",
      in: engineFolder,
      at: "if effects.supersedes",
      .swap("effects.supersedes", for: "false"),
      tests: rules
    ),
    Mutant(
      "doesn't tell the host that a dismissal is believed",
      in: engineFolder,
      at: "if let depth = effects.dismissal",
      .drop("host?.confirmDismissal(to: depth, showing: linkStack)"),
      tests: rules,
      "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "keeps a believed dismissal from the app",
      in: engineFolder,
      at: "if let elements = effects.removal",
      .drop("onDismissal?(elements)"),
      tests: rules
    ),
    Mutant(
      "drops callers without an answer when the stack goes away",
      in: engineFolder,
      at: "Task { @MainActor [waiters] in",
      .drop("for waiter in waiters { waiter(.dismissed) }"),
      tests: rules
    ),
    Mutant(
      "calls a caller twice",
      in: engineFolder,
      at: "let ended = waiters",
      .drop("waiters.removeAll()"),
      tests: rules
    ),
    Mutant(
      "takes a report about a gone screen for one about its successor",
      in: engineFolder,
      at: "return screens[id.depth - 1].id == id",
      .swap("screens[id.depth - 1].id == id", for: "true"),
      tests: rules
    ),
    Mutant(
      "gives a new screen the identity of a former one",
      in: engineFolder,
      at: "generation += 1",
      .drop("generation += 1"),
      tests: rules
    ),
    Mutant(
      "reports a dismissal one screen too low",
      in: engineFolder,
      at: "report(.dismissed(toDepth:",
      .swap("screen.depth - 1", for: "screen.depth - 2"),
      tests: rules
    ),
  ]

  /// The host that app authors test with.
  private static let simulatedHost = [
    Mutant(
      "loses a pop that meets a transition",
      in: "Sources/NavigationShimTesting",
      at: "if pushes > 0 { return replaceScreens",
      .swap("pushes > 0", for: "true"),
      tests: "^NavigationShimTestingTests"
    ),
    Mutant(
      "brings lost screens back",
      in: "Sources/NavigationShimTesting",
      at: "let depth = min(linkStack.depth",
      .swap("min(linkStack.depth, screens.count + allowedPushes)", for: "linkStack.depth"),
      tests: "^NavigationShimTestingTests"
    ),
    Mutant(
      "doesn't say which screen comes into view",
      in: "Sources/NavigationShimTesting",
      at: "driver?.hostShows(arriving)",
      .drop("driver?.hostShows(arriving)"),
      tests: "^NavigationShimTestingTests",
      rules
    ),
    Mutant(
      "reports no dismissal after it has settled",
      in: "Sources/NavigationShimTesting",
      at: "case .afterSettling:\n      reportDismissal",
      .drop("reportDismissal(of: dismissed)"),
      tests: "^NavigationShimTestingTests"
    ),
  ]

  private static let engineFolder = "Sources/LinkStackEngine"
  private static let plans = "^LinkStackEngineTests.UpdatePlan"
  private static let oneTransition = "^LinkStackEngineTests.OneTransition"

  /// The tests of the engine's rules and parts, without those that take long.
  private static let rules = "^LinkStackEngineTests.(Rule|LinkStack|UpdatePlan|[A-Za-z]*Sequencer)"
}
