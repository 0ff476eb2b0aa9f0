import AppUnderTest
import SwiftUI

extension HostFact {
  /// What becomes of changes while a person has left the app.
  static let leaving: [HostFact] = [
    HostFact(
      "push while the app is left",
      "A link that is turned on while the app is in the background shows its screen on return",
      from: "NavigationBackport issue 53",
      on: .navigationView,
      .ability(.leaving),
      expected: "depth 0, then 1",
      control: "depth 1, then 1"
    ) { trial in
      let (app, chain) = await trial.launchChain()
      if !trial.isControl { await app.leave() }
      chain.turn(0, true)
      await app.wait(2000)
      let depth = app.depth
      await app.comeBack()
      await app.settle()
      return "depth \(depth), then \(app.depth)"
    },
    HostFact(
      "two pushes while the app is left",
      "Of two links turned on one after another while the app is in the background, the second is lost",
      from: "NavigationBackport issue 53, of iOS 15",
      on: .navigationView,
      .ability(.leaving),
      expected: "depth 1",
      control: "depth 2"
    ) { trial in
      let (app, chain) = await trial.launchChain()
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
