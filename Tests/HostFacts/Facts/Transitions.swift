import AppUnderTest
import SwiftUI

extension HostFact {
  /// How long a transition takes, and who hears of it when.
  static let transitions: [HostFact] = [
    HostFact(
      "length of a push",
      "A plain controller behind a pushed screen gets viewDidAppear when the transition has ended",
      from: "swift-composable-navigator, which waits for it",
      on: .navigationView,
      .uikit,
      expected: Length.animated,
      control: Length.still
    ) { trial in
      let (app, chain) = await trial.launchChain()
      return await trial.length(until: "viewDidAppear 1", in: app) {
        if trial.isControl { app.areAnimationsEnabled = false }
        chain.turn(0, true)
        await app.wait(50)
        app.areAnimationsEnabled = true
      }
    },
    HostFact(
      "length of a pop",
      "A pop takes as long as a push, until the screen below gets viewDidAppear",
      from: nobody,
      on: .navigationView,
      .uikit,
      expected: Length.animated,
      control: Length.still
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: 1)
      return await trial.length(until: "viewDidAppear 0", in: app) {
        if trial.isControl { app.areAnimationsEnabled = false }
        chain.turn(0, false)
        await app.wait(50)
        app.areAnimationsEnabled = true
      }
    },
    HostFact(
      "onAppear of a push",
      "onAppear of a pushed screen is called as the transition begins, and says nothing of its end",
      from: "swift-composable-navigator, which doesn't wait for it",
      on: .navigationView,
      .uikit,
      expected: Length.still,
      control: Length.animated
    ) { trial in
      let (app, chain) = await trial.launchChain()
      let event = trial.isControl ? "viewDidAppear 1" : "onAppear 1"
      return await trial.length(until: event, in: app) { chain.turn(0, true) }
    },
    HostFact(
      "onDisappear of a push",
      "onDisappear of the screen that is covered is called when the transition has ended",
      from: nobody,
      on: .navigationView,
      .uikit,
      expected: Length.animated,
      control: Length.still
    ) { trial in
      let (app, chain) = await trial.launchChain()
      let event = trial.isControl ? "viewWillDisappear 0" : "onDisappear 0"
      return await trial.length(until: event, in: app) { chain.turn(0, true) }
    },
    HostFact(
      "push after viewDidAppear",
      "A push just after the viewDidAppear of the one before isn't lost",
      from: "swift-composable-navigator, which pushes then",
      on: .navigationView,
      .uikit,
      expected: "depth 2",
      control: "depth 1"
    ) { trial in
      let (app, chain) = await trial.launchChain()
      chain.turn(0, true)
      try await trial.wait(for: trial.isControl ? "viewWillAppear 1" : "viewDidAppear 1", in: app)
      chain.turn(1, true)
      await app.settle()
      return "depth \(app.depth)"
    },
    HostFact(
      "push in viewDidAppear",
      "A push in the midst of viewDidAppear isn't lost either",
      from: "\(nobody); swift-composable-navigator waits for the next turn",
      on: .navigationView,
      .uikit,
      expected: "depth 2",
      control: "depth 1"
    ) { trial in
      let (app, chain) = await trial.launchChain()
      let event = trial.isControl ? "viewWillAppear 1" : "viewDidAppear 1"
      trial.log.react(to: event) { chain.turn(1, true) }
      chain.turn(0, true)
      await app.settle()
      return "depth \(app.depth)"
    },
    HostFact(
      "pop during a transition",
      "A link that is turned off while its screen comes is heeded after the transition",
      from: nobody,
      on: .navigationView,
      expected: "depth 1, then 0",
      control: "depth 0, then 0"
    ) { trial in
      let (app, chain) = await trial.launchChain()
      chain.turn(0, true)
      if trial.isControl { await app.settle() } else { await app.wait(100) }
      chain.turn(0, false)
      await app.wait(50)
      let depth = app.depth
      await app.settle()
      return "depth \(depth), then \(app.depth)"
    },
    HostFact(
      "end of a transition",
      "The transition's coordinator calls its completion after viewDidAppear",
      from: nobody,
      on: .navigationView,
      .uikit,
      expected: "viewDidAppear 1, completion",
      control: "viewDidAppear 0, completion"
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: trial.isControl ? 1 : 0)
      chain.turn(0, !trial.isControl)
      await app.wait(50)
      chain.probe.follow(trial.log)
      await app.settle()
      return trial.log.words(of: "viewDidAppear 0", "viewDidAppear 1", "completion")
    },
  ]
}
