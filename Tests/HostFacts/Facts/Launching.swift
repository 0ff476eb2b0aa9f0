import AppUnderTest
import SwiftUI

extension HostFact {
  /// What a navigation view does in the update that makes it.
  static let launching: [HostFact] = [
    HostFact(
      "initial depth",
      "Of two links that are on at launch, the first shows its screen and the second is lost",
      from: "swift-composable-navigator's README, of iOS 13 and 14",
      seen: ("depth 1", ofControl: "depth 2")
    ) { trial in
      trial.chain.turn(0, true)
      if !trial.isControl { trial.chain.turn(1, true) }
      let app = await trial.launch { ChainView(chain: trial.chain) }
      await app.settle { if trial.isControl { trial.chain.turn(1, true) } }
      return "depth \(app.depth)"
    },
    HostFact(
      "push at launch",
      "What is pushed by the update that makes a navigation view is there without a transition",
      from: "NavigationBackport's UI tests of a path that is set at launch",
      seen: ("not animated", ofControl: "animated")
    ) { trial in
      if !trial.isControl { trial.chain.turn(0, true) }
      let app = await trial.launch { ChainView(chain: trial.chain) }
      await app.settle { if trial.isControl { trial.chain.turn(0, true) } }
      return trial.log.animation(of: "viewDidAppear 1")
    },
    HostFact(
      "push after launch",
      "A push one turn after the one at launch isn't lost",
      from: "NavigationBackport's UI tests of a path that is set at launch",
      seen: ("depth 2", ofControl: "depth 1")
    ) { trial in
      trial.chain.turn(0, true)
      if trial.isControl { trial.chain.turn(1, true) }
      let app = trial.launchAtOnce { ChainView(chain: trial.chain) }
      await app.update()
      await app.settle { if !trial.isControl { trial.chain.turn(1, true) } }
      return "depth \(app.depth)"
    },
    HostFact(
      "root below a push at launch",
      "The root is told that it appears, and that it disappears, where a push at launch covers it",
      seen: ("onAppear 0, onDisappear 0", ofControl: "onAppear 0")
    ) { trial in
      trial.chain.turn(0, !trial.isControl)
      _ = await trial.launch { ChainView(chain: trial.chain) }
      return trial.log.words(of: "onAppear 0", "onDisappear 0")
    },
    HostFact(
      "navigation view in a sheet",
      "A navigation view that comes later has no transition in its first update either",
      seen: ("depth 1, not animated", ofControl: "depth 1, animated")
    ) { trial in
      let app = await trial.launch {
        Text("below").presenting(trial.sheet) { ChainView(chain: trial.chain) }
      }
      if !trial.isControl { trial.chain.turn(0, true) }
      await app.settle { trial.sheet.turn(true) }
      await app.settle { if trial.isControl { trial.chain.turn(0, true) } }
      return "depth \(app.depth), " + trial.log.animation(of: "viewDidAppear 1")
    },
  ].needing(.navigationView)
}

extension HostFact {
  /// What becomes of changes while a person has left the app.
  static let leaving: [HostFact] = [
    onChain(
      "push while the app is left",
      "A link that is turned on while the app is in the background shows its screen on return",
      from: "NavigationBackport issue 53",
      on: [.ability(.leaving)],
      seen: ("depth 0, then 1", ofControl: "depth 1, then 1")
    ) { trial, app, chain in
      if !trial.isControl { await app.leave() }
      chain.turn(0, true)
      await app.wait(2000)
      let depth = app.depth
      await app.comeBack()
      await app.settle()
      return "depth \(depth), then \(app.depth)"
    },
    onChain(
      "two pushes while the app is left",
      "Of two links turned on one after another while the app is in the background, the second is lost",
      from: "NavigationBackport issue 53, of iOS 15",
      on: [.ability(.leaving)],
      seen: ("depth 1", ofControl: "depth 2")
    ) { trial, app, chain in
      if !trial.isControl { await app.leave() }
      chain.turn(0, true)
      await app.wait(2000)
      chain.turn(1, true)
      await app.wait(2000)
      await app.comeBack()
      await app.settle()
      return "depth \(app.depth)"
    },
  ]
}
