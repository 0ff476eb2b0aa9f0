import AppTesting
import SwiftUI

extension HostFact {
  /// What a navigation view refuses, as the emulator's host does.
  static let rules: [HostFact] = [
    // FlowStacks issue 3.
    onChain(
      "two pushes in one update",
      "Of two links turned on in one update, the first shows its screen and the second is lost",
      for: .rule(.tooManyPushes),
      seen: ("depth 1", ofControl: "depth 2")
    ) { trial, app, chain in
      chain.turn(0, true)
      if trial.isControl { await app.settle() }
      await app.settle { chain.turn(1, true) }
      return "depth \(app.depth)"
    },
    // FlowStacks issue 3.
    onChain(
      "push during a transition",
      "The push of a link that is turned on during a transition is lost",
      for: .rule(.pushDuringTransition),
      seen: ("depth 1", ofControl: "depth 2")
    ) { trial, app, chain in
      chain.turn(0, true)
      if trial.isControl { await app.settle() } else { await app.wait(100) }
      await app.settle { chain.turn(1, true) }
      return "depth \(app.depth)"
    },
    onChain(
      "pop during a transition",
      "A link that is turned off while its screen is being pushed pops it after the transition",
      for: .rule(.updateDuringTransition),
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
    // swift-composable-navigator's README, of iOS 13 and 14.
    HostFact(
      "initial depth",
      "Of two links that are on at launch, the first shows its screen and the second is lost",
      for: .rule(.tooDeepAtFirstAppearance),
      on: [.navigationView],
      seen: ("depth 1", ofControl: "depth 2")
    ) { trial in
      trial.chain.turn(0, true)
      if !trial.isControl { trial.chain.turn(1, true) }
      let app = await trial.launch { ChainView(chain: trial.chain) }
      await app.settle { if trial.isControl { trial.chain.turn(1, true) } }
      return "depth \(app.depth)"
    },
    // FlowStacks issues 61 and 71: on iOS 17.0 to 17.2, one after another.
    onChain(
      "several links off",
      "Several links that are turned off in one update pop their screens in one transition",
      for: .rule(.severalLinksTurnedOff),
      depth: 3,
      seen: ("depth 0, 250 to 600 ms", ofControl: "depth 1, never")
    ) { trial, app, chain in
      let length = await trial.length(until: "viewDidAppear 0", in: app) {
        for level in trial.isControl ? [2, 1] : [2, 1, 0] { chain.turn(level, false) }
      }
      return "depth \(app.depth), \(length)"
    },
    onChain(
      "lost push, repeated",
      "A link whose push was lost shows its screen after it was turned off, and on again a turn later",
      for: .assumption(.repeatedPushes),
      seen: ("depth 2", ofControl: "depth 1")
    ) { trial, app, chain in
      chain.turn(0, true)
      await app.settle { chain.turn(1, true) }
      chain.turn(1, false)
      if !trial.isControl { app.inNextTurn { chain.turn(1, true) } }
      await app.settle()
      return "depth \(app.depth)"
    },
    // DanceUI.
    onChain(
      "false of a lost push",
      "At the end of the transition in which a push was lost, its link is turned off",
      for: .assumption(.repeatedPushes),
      seen: ("1 := false, 1 := false", ofControl: "nothing")
    ) { trial, app, chain in
      chain.turn(0, true)
      await app.wait(100)
      await app.settle { if !trial.isControl { chain.turn(1, true) } }
      return trial.log.writes
    },
  ]
}
