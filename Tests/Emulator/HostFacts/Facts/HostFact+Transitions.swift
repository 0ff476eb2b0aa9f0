import AppTesting
import SwiftUI

extension HostFact {
  /// When pushes and pops begin and end, and when a link is turned off.
  static let transitions: [HostFact] = [
    onChain(
      "beginning of a push",
      "A push begins as soon as its link is turned on",
      for: .property("lag"),
      seen: (Length.still, ofControl: "100 to 250 ms")
    ) { trial, app, chain in
      let start = trial.log.clock()
      if trial.isControl { await app.wait(150) }
      chain.turn(0, true)
      try await trial.wait(until: "a second controller", in: app) { chain.probe.count == 2 }
      return Length.words(trial.log.clock() - start)
    },
    // NavigationBackport issue 30, Helm issue 9; that it comes twice: DanceUI, TCACoordinators issue 34.
    onChain(
      "false of a back navigation",
      "Back turns the link off twice, after onAppear and viewDidAppear of the screen below",
      for: .property("dismissalReport"),
      depth: 1,
      seen: ("onAppear 0, viewDidAppear 0, 0 := false, 0 := false", ofControl: "nothing")
    ) { trial, app, _ in
      await app.settle { if !trial.isControl { _ = await app.back() } }
      await app.wait(2000)
      return trial.log.words(of: "onAppear 0", "viewDidAppear 0", "0 := false")
    },
    onChain(
      "link that reads on as its screen leaves",
      "A link that still reads on when it is evaluated during Back doesn't push its screen again",
      for: .property("evaluatesLeftLinks"),
      depth: 1,
      seen: ("depth 0", ofControl: "depth 1")
    ) { trial, app, chain in
      let link = chain.switches[0]
      link.staysOn = true
      if !trial.isControl { _ = await app.back() }
      await app.wait(100)
      await app.settle { link.touch() }
      return app.violations.contains { $0.kind == .secondPush } ? "depth 1" : "depth \(app.depth)"
    },
    // swift-composable-architecture issue 323 reports of iOS 14.2 that the screen stays.
    HostFact(
      "pop beside other links in a list",
      "A link that is turned off pops its screen, also if a list has several links",
      for: .property("ignoredUpdates"),
      on: [.navigationView],
      seen: ("depth 1, then 0", ofControl: "depth 0, then 0"),
      otherwise: [SystemVersion(14, 2)..<SystemVersion(14, 3): "depth 1, then 1"]
    ) { trial in
      let links = (0..<3).map { Switch("\($0)", trial.log) }
      let app = await trial.launch {
        OldStack {
          List(0..<3, id: \.self) { SwitchedLink(links[$0], "to \($0)") { Text("shown") } }
        }
      }
      await app.settle { if !trial.isControl { links[1].turn(true) } }
      let depth = app.depth
      await app.settle { links[1].turn(false) }
      return "depth \(depth), then \(app.depth)"
    },
  ]
}
