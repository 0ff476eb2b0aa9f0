import AppTesting
import SwiftUI

extension HostFact {
  static let transitions: [HostFact] = [
    onChain(
      "length of a push",
      "A plain controller behind a pushed screen gets viewDidAppear when the transition has ended",
      from: "swift-composable-navigator, which waits for it",
      seen: (Length.animated, ofControl: Length.still)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 1", in: app) {
        await change(in: app, ifStill: trial.isControl) { chain.turn(0, true) }
      }
    },
    onChain(
      "length of a pop",
      "A pop takes as long as a push, until the screen below gets viewDidAppear",
      depth: 1,
      seen: (Length.animated, ofControl: Length.still)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 0", in: app) {
        await change(in: app, ifStill: trial.isControl) { chain.turn(0, false) }
      }
    },
    onChain(
      "onAppear of a push",
      "onAppear of a pushed screen is called as the transition begins, and says nothing of its end",
      from: "swift-composable-navigator, which doesn't wait for it",
      seen: (Length.still, ofControl: Length.animated)
    ) { trial, app, chain in
      let event = trial.isControl ? "viewDidAppear 1" : "onAppear 1"
      return await trial.length(until: event, in: app) { chain.turn(0, true) }
    },
    onChain(
      "onDisappear of a push",
      "onDisappear of the screen that is covered is called when the transition has ended",
      seen: (Length.animated, ofControl: Length.still)
    ) { trial, app, chain in
      let event = trial.isControl ? "viewWillDisappear 0" : "onDisappear 0"
      return await trial.length(until: event, in: app) { chain.turn(0, true) }
    },
    onChain(
      "push after viewDidAppear",
      "A push just after the viewDidAppear of the one before isn't lost",
      from: "swift-composable-navigator, which pushes then",
      seen: ("depth 2", ofControl: "depth 1")
    ) { trial, app, chain in
      chain.turn(0, true)
      try await trial.wait(for: trial.isControl ? "viewWillAppear 1" : "viewDidAppear 1", in: app)
      await app.settle { chain.turn(1, true) }
      return "depth \(app.depth)"
    },
    onChain(
      "push in viewDidAppear",
      "A push in the midst of viewDidAppear isn't lost either",
      from: "\(nobody); swift-composable-navigator waits for the next turn",
      seen: ("depth 2", ofControl: "depth 1")
    ) { trial, app, chain in
      let event = trial.isControl ? "viewWillAppear 1" : "viewDidAppear 1"
      trial.log.react(to: event) { chain.turn(1, true) }
      await app.settle { chain.turn(0, true) }
      return "depth \(app.depth)"
    },
    onChain(
      "pop during a transition",
      "A link that is turned off while its screen comes is heeded after the transition",
      seen: ("depth 1, then 0", ofControl: "depth 0, then 0")
    ) { trial, app, chain in
      chain.turn(0, true)
      if trial.isControl { await app.settle() } else { await app.wait(100) }
      chain.turn(0, false)
      await app.wait(50)
      let depth = app.depth
      await app.settle()
      return "depth \(depth), then \(app.depth)"
    },
    onChain(
      "end of a transition",
      "The transition's coordinator calls its completion after viewDidAppear",
      depth: 0,
      ofControl: 1,
      seen: ("viewDidAppear 1, completion", ofControl: "viewDidAppear 0, completion")
    ) { trial, app, chain in
      chain.turn(0, !trial.isControl)
      await app.wait(50)
      chain.probe.follow(trial.log)
      await app.settle()
      return trial.log.words(of: "viewDidAppear 0", "viewDidAppear 1", "completion")
    },
  ]
}

extension HostFact {
  static let turns: [HostFact] = [
    turnOfPush("turn of a push", "A push begins in the turn after the link was turned on"),
    turnOfPush(
      "turn of a still push",
      "A push with the switch off begins in the turn after the link was turned on, too",
      isStill: true
    ),
    turnOfPush(
      "turn of a push beside an animation",
      "A push begins no later while something else moves on the screen",
      isRestless: true
    ),
    turnOfPush(
      "turn of a push while a list scrolls",
      "A push begins no later while a list below it scrolls",
      isScrolling: true
    ),
    onChain(
      "turn of a pop",
      "A pop begins in the turn after the link was turned off",
      from: "\(nobody), made for simplicity",
      depth: 1,
      seen: ("after 1 turn", ofControl: "after 2 turns")
    ) { trial, app, chain in
      await trial.turn(of: "one controller less", in: app) {
        chain.probe.count == 1
      } after: {
        chain.turn(0, false, in: trial.isControl ? app : nil)
      }
    },
    linkOff(
      "lost push, link off for a turn",
      "A link whose push was lost shows its screen if it is off for one turn",
      whereLost: true
    ),
    linkOff(
      "shown screen, link off for a turn",
      "A link that is off for one turn while its screen is shown takes the screen away for good"
    ),
  ]

  /// The fact that a link which is off for a turn shows its screen if that was lost, and takes it away if it
  /// was there; nothing comes of a link that is off for none.
  private static func linkOff(
    _ name: String,
    _ assumption: String,
    whereLost isLost: Bool = false
  ) -> HostFact {
    onChain(name, assumption, seen: (isLost ? "depth 2" : "depth 0", ofControl: "depth 1")) {
      trial,
      app,
      chain in
      chain.turn(0, true)
      await app.settle { if isLost { chain.turn(1, true) } }
      let level = isLost ? 1 : 0
      chain.turn(level, false)
      chain.turn(level, true, in: trial.isControl ? nil : app)
      await app.settle()
      return "depth \(app.depth)"
    }
  }

  private static func turnOfPush(
    _ name: String,
    _ assumption: String,
    isStill: Bool = false,
    isRestless: Bool = false,
    isScrolling: Bool = false
  ) -> HostFact {
    HostFact(
      name,
      assumption,
      from: "\(nobody), made for simplicity",
      on: [.navigationView],
      seen: ("after 1 turn", ofControl: "after 2 turns")
    ) { trial in
      let app = await trial.launch {
        VStack {
          if isScrolling {
            ListChainView(chain: trial.chain)
          } else {
            ChainView(chain: trial.chain)
          }
          if isRestless { RestlessView() }
        }
      }
      if isStill { app.areAnimationsEnabled = false }
      if isScrolling, await !trial.chain.probe.scrolls(in: app) {
        throw NeverHappened(name: "scrolling")
      }
      return await trial.turn(of: "one controller more", in: app) {
        trial.chain.probe.count == 2
      } after: {
        trial.chain.turn(0, true, in: trial.isControl ? app : nil)
      }
    }
  }
}

extension Chain {
  fileprivate func turn(_ level: Int, _ isOn: Bool, in app: AppUnderTest?) {
    if let app { app.inNextTurn { self.turn(level, isOn) } } else { turn(level, isOn) }
  }
}

private struct ListChainView: View {
  let chain: Chain

  var body: some View {
    OldStack {
      LongList()
        .background(SwitchedLink(chain.switches[0], "to 1") { Text("screen 1") }.hidden())
        .background(Reporter("0", chain.log, chain.probe))
    }
  }
}

extension Trial {
  func turn(
    of event: String,
    in app: AppUnderTest,
    _ condition: @escaping @MainActor () -> Bool,
    after action: @MainActor () -> Void
  ) async -> String {
    let start = log.clock()
    let watch = TurnWatch(condition, log)
    watch.ask(turn: 1, of: 3, in: app)
    action()
    watch.ask(in: 0)
    for _ in 0..<200 where watch.moment == nil {
      await app.wait(5)
      if watch.isCounted { watch.ask(in: nil) }
    }
    guard let moment = watch.moment else { return "never" }
    note(moment, since: start, as: event)
    switch (watch.turn, moment.frame - start.frame) {
    case (0, _): return "at once"
    case (let turn?, _): return "after \(turn.counted("turn"))"
    case (nil, ...0): return "within the frame"
    case (nil, 1): return "at the next frame"
    case (nil, _): return "later"
    }
  }
}

@MainActor
private final class TurnWatch {
  private(set) var moment: Moment?
  private(set) var turn: Int?
  private(set) var isCounted = false
  private let condition: @MainActor () -> Bool
  private let log: Log

  init(_ condition: @escaping @MainActor () -> Bool, _ log: Log) {
    self.condition = condition
    self.log = log
  }

  func ask(in turn: Int?) {
    guard moment == nil, condition() else { return }
    moment = log.clock()
    self.turn = turn
  }

  func ask(turn: Int, of count: Int, in app: AppUnderTest) {
    app.inNextTurn { [weak app] in
      self.ask(in: turn)
      guard self.moment == nil, turn < count, let app else { return self.isCounted = true }
      self.ask(turn: turn + 1, of: count, in: app)
    }
  }
}
