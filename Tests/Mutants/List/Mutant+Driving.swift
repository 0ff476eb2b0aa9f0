extension Mutant {
  /// What carries out the engine's decisions, and the link stack itself.
  static let driving = [
    Mutant(
      "answers an event while another is being answered",
      in: driver,
      at: "guard !isPerforming else {",
      .swap("!isPerforming", for: "true"),
      tests: rules
    ),
    Mutant(
      "answers reports about screens that are gone",
      in: driver,
      at: "if let screen = queued.screen",
      .swap("!chain.contains(screen)", for: "false"),
      tests: rules
    ),
    Mutant(
      "reads as the old path while a newer one waits for its turn",
      in: driver,
      at: "for queued in queue.reversed()",
      .swap("queue.reversed()", for: "queue.prefix(0).reversed()"),
      tests: rules
    ),
    Mutant(
      "keeps the screens of a host that is gone",
      in: driver,
      at: "if sequencer.phase == .detached",
      .swap("sequencer.phase == .detached", for: "false"),
      tests: rules
    ),
    Mutant(
      "leaves callers of a superseded change waiting",
      in: driver,
      at: "if effects.supersedes",
      .swap("effects.supersedes", for: "false"),
      tests: rules
    ),
    Mutant(
      "doesn't tell the host that a dismissal is believed",
      in: driver,
      at: "if let depth = effects.dismissal",
      .drop("host?.confirmDismissal(to: depth, showing: chain)"),
      tests: rules,
      "FacadeTests"
    ),
    Mutant(
      "keeps a believed dismissal from the app",
      in: driver,
      at: "if let depth = effects.truncation",
      .drop("onTruncation?(depth)"),
      tests: rules
    ),
    Mutant(
      "starts a second timer",
      in: driver,
      at: "case .start(let delay):",
      .drop("cancelTimer()"),
      tests: rules
    ),
    Mutant(
      "drops callers without an answer when the stack goes away",
      in: driver,
      at: "deinit {",
      .drop("waiter.resumeLater(with: .dismissed)"),
      tests: rules
    ),
    Mutant(
      "calls a caller twice",
      in: driver,
      at: "let ended = waiters",
      .drop("waiters.removeAll()"),
      tests: rules
    ),
    Mutant(
      "takes a report about a gone screen for one about its successor",
      in: "Sources/LinkStackEngine/Chain/LinkStack.swift",
      at: "return screens[id.depth - 1].id == id",
      .swap("screens[id.depth - 1].id == id", for: "true"),
      tests: rules
    ),
    Mutant(
      "gives a new screen the identity of a former one",
      in: "Sources/LinkStackEngine/Chain/LinkStack.swift",
      at: "generation += 1",
      .drop("generation += 1"),
      tests: rules
    ),
    Mutant(
      "keeps one screen too many when the path is cut",
      in: "Sources/LinkStackEngine/Chain/LinkStack.swift",
      at: "screens.removeLast(",
      .swap("screens.count - depth", for: "Swift.max(0, screens.count - depth - 1)"),
      tests: rules
    ),
    Mutant(
      "takes the screens of an update from one place too low",
      in: "Sources/LinkStackEngine/Chain/LinkStack+Update.swift",
      at: "var index = target.index(",
      .swap("update.keptDepth", for: "Swift.max(0, update.keptDepth - 1)"),
      tests: rules
    ),
    Mutant(
      "replaces nothing of what an update doesn't keep",
      in: "Sources/LinkStackEngine/Chain/LinkStack+Update.swift",
      at: "} else if screens[below].value != value",
      .swap("screens[below].value != value", for: "false"),
      tests: rules
    ),
    Mutant(
      "begins equal screens above a replaced one anew",
      in: "Sources/LinkStackEngine/Chain/LinkStack+Update.swift",
      at: "} else if screens[below].value != value",
      .swap("screens[below].value != value", for: "true"),
      tests: "^LinkStackEngineTests.UpdateApplicationTests"
    ),
    Mutant(
      "reports a dismissal one screen too low",
      in: "Sources/LinkStackEngine/Driving/LinkStackDriver+HostReports.swift",
      at: "handle(.dismissed(toDepth:",
      .swap("screen.depth - 1", for: "screen.depth - 2"),
      tests: rules
    ),
  ]

  private static let driver = "Sources/LinkStackEngine/Driving/LinkStackDriver.swift"
}
