import AppTesting
import SwiftUI

extension HostFact {
  static let popping: [HostFact] = [
    onChain(
      "one link off",
      "One link that is turned off takes all screens above it away, in one transition",
      from: "FlowStacks issues 61 and 71",
      depth: 3,
      seen: ("depth 0, 250 to 600 ms", ofControl: "depth 0, over 600 ms")
    ) { trial, app, chain in
      let length = await trial.length(until: "viewDidAppear 0", in: app) {
        for level in trial.isControl ? [2, 1] : [] { await app.settle { chain.turn(level, false) } }
        chain.turn(0, false)
      }
      return "depth \(app.depth), \(length)"
    },
    onChain(
      "several links off",
      "Several links that are turned off in one update take their screens away in one transition",
      from: "FlowStacks issues 61 and 71, which say otherwise of iOS 17.0 to 17.2",
      depth: 3,
      seen: ("depth 0, 250 to 600 ms", ofControl: "depth 1, never"),
      otherwise: [SystemVersion(17)..<SystemVersion(17, 3): "depth 0, over 600 ms"]
    ) { trial, app, chain in
      let length = await trial.length(until: "viewDidAppear 0", in: app) {
        for level in trial.isControl ? [2, 1] : [2, 1, 0] { chain.turn(level, false) }
      }
      return "depth \(app.depth), \(length)"
    },
    HostFact(
      "net depth",
      "Where a link is turned off and another one on in one update, its screen is there without "
        + "a transition",
      from: "FlowStacks issues 82 and 110: only the net depth counts",
      seen: ("second, not animated", ofControl: "second, animated")
    ) { trial in
      let (app, first, second) = await trial.launchTwoLinks()
      first.turn(false)
      if trial.isControl { await app.settle() }
      await app.settle { second.turn(true) }
      return app.words(among: "first", "second") + ", " + trial.log.animation(of: "viewDidAppear 2")
    },
    onChain(
      "memory after a pop",
      "A popped screen keeps its state until the transition ends, and is released then",
      from: "NavigationBackport: what is rendered last is still there",
      depth: 1,
      seen: ("alive, then released", ofControl: "alive, then alive")
    ) { trial, app, chain in
      if !trial.isControl { chain.turn(0, false) }
      await app.wait(100)
      let before = chain.states.life(of: "1")
      await app.settle()
      return "\(before), then \(chain.states.life(of: "1"))"
    },
    HostFact(
      "memory of the screen popped last",
      "What a link's destination holds is released when its screen has gone, and not at the next push only",
      from: "\(nobody); reported otherwise of iOS 14 and 15",
      seen: ("released, then released", ofControl: "alive, then alive"),
      otherwise: [SystemVersion(14)..<SystemVersion(16): "alive, then released"]
    ) { trial in
      let holder = Holder()
      holder.object = Holder()
      weak let held = holder.object
      let app = await trial.launchLink { HoldingText(object: holder.object) }
      holder.object = nil
      await app.settle { if !trial.isControl { trial.link.turn(false) } }
      let afterPop = held == nil ? "released" : "alive"
      await app.settle { if !trial.isControl { trial.link.turn(true) } }
      return "\(afterPop), then \(held == nil ? "released" : "alive")"
    },
    HostFact(
      "pop beside other links in a list",
      "A link of a list that is turned off takes its screen away, where the list has others",
      from: "\(nobody); swift-composable-architecture issue 323 says otherwise of iOS 14.2",
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
    onChain(
      "evaluation of what leaves",
      "The body of a screen that leaves is evaluated once more as it begins to",
      from: "NavigationBackport, of iOS 15",
      depth: 1,
      seen: ("1 time", ofControl: "0 times")
    ) { trial, app, _ in
      await app.settle { if !trial.isControl { _ = await app.back() } }
      return trial.log.count(of: "body 1").counted("time")
    },
    onChain(
      "state of screens",
      "A screen that is shown again begins anew, and one that was covered keeps its state",
      depth: 1,
      seen: ("made 1", ofControl: "nothing")
    ) { trial, app, chain in
      await app.settle { chain.turn(0, false) }
      await app.settle { if !trial.isControl { chain.turn(0, true) } }
      return trial.log.words { $0.hasPrefix("made") }
    },
  ].needing(.navigationView)
}

@MainActor
private final class Holder {
  var object: Holder?
}

private struct HoldingText: View {
  let object: Holder?

  var body: some View { Text("shown") }
}
