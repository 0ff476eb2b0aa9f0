import AppUnderTest
import SwiftUI

extension HostFact {
  /// What a navigation view does in the update that makes it.
  static let launching: [HostFact] = [
    HostFact(
      "initial depth",
      "Of two links that are on at launch, the first shows its screen and the second is lost",
      from: "swift-composable-navigator's README, of iOS 13 and 14",
      on: [.navigationView],
      seen: ("depth 1", ofControl: "depth 2")
    ) { trial in
      let chain = Chain(trial.log)
      chain.turn(0, true)
      if !trial.isControl { chain.turn(1, true) }
      let app = await trial.launch { ChainView(chain: chain) }
      await app.settle { if trial.isControl { chain.turn(1, true) } }
      return "depth \(app.depth)"
    },
    HostFact(
      "push at launch",
      "What is pushed by the update that makes a navigation view is there without a transition",
      from: "NavigationBackport's UI tests of a path that is set at launch",
      on: [.navigationView, .uikit],
      seen: ("not animated", ofControl: "animated")
    ) { trial in
      let chain = Chain(trial.log)
      if !trial.isControl { chain.turn(0, true) }
      let app = await trial.launch { ChainView(chain: chain) }
      await app.settle { if trial.isControl { chain.turn(0, true) } }
      return trial.log.animation(of: "viewDidAppear 1")
    },
    HostFact(
      "push after launch",
      "A push one turn after the one at launch isn't lost",
      from: "NavigationBackport's UI tests of a path that is set at launch",
      on: [.navigationView],
      seen: ("depth 2", ofControl: "depth 1")
    ) { trial in
      let chain = Chain(trial.log)
      chain.turn(0, true)
      if trial.isControl { chain.turn(1, true) }
      let app = trial.launchAtOnce { ChainView(chain: chain) }
      await app.update()
      await app.settle { if !trial.isControl { chain.turn(1, true) } }
      return "depth \(app.depth)"
    },
    HostFact(
      "root below a push at launch",
      "The root is told that it appears, and that it disappears, where a push at launch covers it",
      on: [.navigationView],
      seen: ("onAppear 0, onDisappear 0", ofControl: "onAppear 0")
    ) { trial in
      let chain = Chain(trial.log)
      chain.turn(0, !trial.isControl)
      _ = await trial.launch { ChainView(chain: chain) }
      return trial.log.words(of: "onAppear 0", "onDisappear 0")
    },
    HostFact(
      "navigation view in a sheet",
      "A navigation view that comes later has no transition in its first update either",
      on: [.navigationView, .uikit],
      seen: ("depth 1, not animated", ofControl: "depth 1, animated")
    ) { trial in
      let chain = Chain(trial.log)
      let sheet = Switch("sheet", trial.log)
      let app = await trial.launch {
        SheetScreen(sheet) {
          Text("below")
        } sheet: {
          ChainView(chain: chain)
        }
      }
      if !trial.isControl { chain.turn(0, true) }
      await app.settle { sheet.turn(true) }
      await app.settle { if trial.isControl { chain.turn(0, true) } }
      return "depth \(app.depth), " + trial.log.animation(of: "viewDidAppear 1")
    },
  ]
}
