import AppUnderTest
import SwiftUI

extension HostFact {
  /// How long a transition takes, and who hears of it when.
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
    HostFact(
      "end of a transition",
      "The transition's coordinator calls its completion after viewDidAppear",
      on: [.navigationView],
      seen: ("viewDidAppear 1, completion", ofControl: "viewDidAppear 0, completion")
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
