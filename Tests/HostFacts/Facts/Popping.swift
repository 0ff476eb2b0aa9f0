import AppUnderTest
import SwiftUI

extension HostFact {
  /// How screens go, and what is left of them.
  static let popping: [HostFact] = [
    HostFact(
      "one link off",
      "One link that is turned off takes all screens above it away, in one transition",
      from: "FlowStacks issues 61 and 71",
      on: .navigationView,
      .uikit,
      expected: "depth 0, 250 to 600 ms",
      control: "depth 0, over 600 ms"
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: 3)
      let length = await trial.length(until: "viewDidAppear 0", in: app) {
        for level in trial.isControl ? [2, 1] : [] {
          chain.turn(level, false)
          await app.settle()
        }
        chain.turn(0, false)
      }
      return "depth \(app.depth), \(length)"
    },
    HostFact(
      "several links off",
      "Several links that are turned off in one update take their screens away in one transition",
      from: "FlowStacks issues 61 and 71, which say otherwise of iOS 17.0 to 17.2",
      on: .navigationView,
      .uikit,
      expected: "depth 0, 250 to 600 ms",
      control: "depth 0, over 600 ms"
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: 3)
      let length = await trial.length(until: "viewDidAppear 0", in: app) {
        for level in [2, 1, 0] {
          chain.turn(level, false)
          if trial.isControl { await app.settle() }
        }
      }
      return "depth \(app.depth), \(length)"
    },
    HostFact(
      "net depth",
      "Where a link is turned off and another one on in one update, its screen is there without "
        + "a transition",
      from: "FlowStacks issues 82 and 110: only the net depth counts",
      on: .navigationView,
      .uikit,
      expected: "second, not animated",
      control: "second, animated"
    ) { trial in
      let log = trial.log
      let first = Switch("first", log)
      let second = Switch("second", log)
      let app = await trial.launch {
        OldStack {
          VStack {
            SwitchedLink(first, "to first") { Text("first") }
            SwitchedLink(second, "to second") { Text("second").background(Reporter("2", log)) }
            // With exactly two links iOS 14.5 has another problem, a fact of its own.
            NavigationLink(destination: EmptyView()) { EmptyView() }
          }
        }
      }
      first.turn(true)
      await app.settle()
      first.turn(false)
      if trial.isControl { await app.settle() }
      second.turn(true)
      await app.settle()
      return app.words(among: "first", "second") + ", " + log.animation(of: "viewDidAppear 2")
    },
    HostFact(
      "memory after a pop",
      "A popped screen keeps its state until the transition ends, and is released then",
      from: "NavigationBackport: what is rendered last is still there",
      on: .navigationView,
      expected: "alive, then released",
      control: "alive, then alive"
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: 1)
      if !trial.isControl { chain.turn(0, false) }
      await app.wait(100)
      let before = chain.states.life(of: "1")
      await app.settle()
      return "\(before), then \(chain.states.life(of: "1"))"
    },
    HostFact(
      "evaluation of what leaves",
      "The body of a screen that leaves is evaluated once more as it begins to",
      from: "NavigationBackport, of iOS 15",
      on: .navigationView,
      expected: "1 time",
      control: "0 times"
    ) { trial in
      let (app, _) = await trial.launchChain(depth: 1)
      if !trial.isControl { _ = await app.back() }
      await app.settle()
      return trial.log.count(of: "body 1").counted("time")
    },
    HostFact(
      "state of screens",
      "A screen that is shown again begins anew, and one that was covered keeps its state",
      from: nobody,
      on: .navigationView,
      expected: "made 1",
      control: "nothing"
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: 1)
      chain.turn(0, false)
      await app.settle()
      if !trial.isControl { chain.turn(0, true) }
      await app.settle()
      return trial.log.words { $0.hasPrefix("made") }
    },
  ]
}
