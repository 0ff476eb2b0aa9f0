import AppUnderTest
import SwiftUI

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
