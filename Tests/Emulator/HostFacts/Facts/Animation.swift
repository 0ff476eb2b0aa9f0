import AppTesting
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

extension HostFact {
  static let animation: [HostFact] = [
    onChain(
      "push with the switch off",
      "A push isn't animated where UIKit's switch is off until it has begun, and takes one frame",
      from: "duckduckgo/apple-browsers pull request 2484; the length is an assumption",
      seen: (Length.still, ofControl: Length.animated)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 1", in: app) {
        await change(in: app, stillFor: trial.isControl ? 0 : 100) { chain.turn(0, true) }
      }
    },
    onChain(
      "pop with the switch off",
      "A pop of several screens isn't animated where UIKit's switch is off until it has begun",
      depth: 3,
      seen: (Length.still, ofControl: Length.animated)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 0", in: app) {
        await change(in: app, stillFor: trial.isControl ? 0 : 100) { chain.turn(0, false) }
      }
    },
    onChain(
      "performWithoutAnimation",
      "performWithoutAnimation around the change of state is too short: the push comes later",
      from: "openradar 19309789",
      seen: (Length.animated, ofControl: Length.still)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 1", in: app) {
        if trial.isControl {
          await change(in: app, stillFor: 100) { chain.turn(0, true) }
        } else {
          performWithoutAnimation { chain.turn(0, true) }
        }
      }
    },
    onChain(
      "push in a still transaction",
      "A push isn't animated where the transaction of its link disables animations",
      from: "DanceUI, an implementation of SwiftUI by others",
      seen: (Length.still, ofControl: Length.animated)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 1", in: app) {
        if trial.isControl { chain.turn(0, true) } else { withoutAnimation { chain.turn(0, true) } }
      }
    },
    onChain(
      "pop in a still transaction",
      "A transaction that disables animations has no effect on a pop",
      from: "DanceUI, an implementation of SwiftUI by others",
      depth: 1,
      seen: (Length.animated, ofControl: Length.still)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 0", in: app) {
        await change(in: app, stillFor: trial.isControl ? 100 : 0) {
          withoutAnimation { chain.turn(0, false) }
        }
      }
    },
    onChain(
      "controllers of a still push",
      "Controllers are told that a push with the switch off isn't animated",
      seen: ("not animated", ofControl: "animated")
    ) { trial, app, chain in
      await change(in: app, stillFor: trial.isControl ? 0 : 100) { chain.turn(0, true) }
      await app.settle()
      return trial.log.animation(of: "viewWillAppear 1")
    },
    onChain(
      "coordinator of a still push",
      "There is no transition coordinator of a push without animation, and all controllers are there",
      from: "radianttap/Coordinator issue 19",
      seen: ("2 controllers, still", ofControl: "2 controllers, moving")
    ) { trial, app, chain in
      app.areAnimationsEnabled = trial.isControl
      chain.turn(0, true)
      await app.update()
      try await trial.wait(until: "a second controller", in: app) { chain.probe.count > 1 }
      return chain.probe.answer
    },
    onChain(
      "push right after a still one",
      "A push in the turn after one without animation is lost",
      from: "nalexn/clean-architecture-swiftui issue 6",
      seen: ("depth 1", ofControl: "depth 2")
    ) { trial, app, chain in
      app.areAnimationsEnabled = false
      chain.turn(0, true)
      if trial.isControl { await app.settle() } else { await app.update() }
      await app.settle { chain.turn(1, true) }
      return "depth \(app.depth)"
    },
    onChain(
      "switch off too late",
      "A transition that has begun goes on when the switch is turned off",
      seen: (Length.animated, ofControl: Length.still)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 1", in: app) {
        await change(in: app, stillFor: trial.isControl ? 100 : 0) { chain.turn(0, true) }
        await app.wait(50)
        app.areAnimationsEnabled = false
      }
    },
    onChain(
      "back navigation with the switch off",
      "A person's back navigation is animated, whatever UIKit's switch says",
      depth: 1,
      seen: (Length.animated, ofControl: Length.still)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 0", in: app) {
        app.areAnimationsEnabled = false
        if trial.isControl { chain.turn(0, false) } else { _ = await app.back() }
      }
    },
  ]

  @MainActor
  static func change(
    in app: AppUnderTest,
    stillFor milliseconds: Int64,
    _ change: () -> Void
  ) async {
    app.areAnimationsEnabled = milliseconds == 0
    change()
    await app.wait(milliseconds)
    app.areAnimationsEnabled = true
  }

  @MainActor
  static func change(in app: AppUnderTest, ifStill isStill: Bool, _ change: () -> Void) async {
    if isStill { app.areAnimationsEnabled = false }
    change()
    await app.wait(50)
    app.areAnimationsEnabled = true
  }

  @MainActor
  private static func performWithoutAnimation(_ change: () -> Void) {
    #if os(macOS)
    change()
    #else
    UIView.performWithoutAnimation(change)
    #endif
  }
}

extension HostFact {
  static let transactions: [HostFact] = [
    HostFact(
      "transaction of a change",
      "A view of UIKit's is updated in the transaction of the change that it is updated for",
      seen: ("one 1 still", ofControl: "one 1")
    ) { trial in
      let number = Observed(0)
      let app = await trial.launch {
        Observing(number) { TransactionReporter("one", $0, trial.log) }
      }
      if trial.isControl { number.value = 1 } else { withoutAnimation { number.value = 1 } }
      await app.settle()
      return trial.log.newest("one")
    },
    HostFact(
      "transactions of one turn",
      "Of two changes in one turn each keeps its own transaction",
      seen: ("one 1 still, other 1", ofControl: "one 1 still, other 1 still")
    ) { trial in
      let one = Observed(0)
      let other = Observed(0)
      let app = await trial.launch {
        VStack {
          Observing(one) { TransactionReporter("one", $0, trial.log) }
          Observing(other) { TransactionReporter("other", $0, trial.log) }
        }
      }
      withoutAnimation {
        one.value = 1
        if trial.isControl { other.value = 1 }
      }
      await app.settle { if !trial.isControl { other.value = 1 } }
      return trial.log.newest("one") + ", " + trial.log.newest("other")
    },
    HostFact(
      "transaction of an action",
      "What an action of onChange changes isn't part of the transaction that it is called for",
      from: "SwiftfulThinking/SwiftfulRouting pull request 119",
      seen: ("one 1", ofControl: "one 1 still")
    ) { trial in
      let observed = Observed(0)
      let number = Observed(0)
      let app = await trial.launch {
        VStack {
          ChangeReporter("text", observed) { if !trial.isControl { number.value = 1 } }
          Observing(number) { TransactionReporter("one", $0, trial.log) }
        }
      }
      withoutAnimation {
        observed.value = 1
        if trial.isControl { number.value = 1 }
      }
      await app.settle()
      return trial.log.newest("one")
    },
    HostFact(
      "transaction modifier",
      "A view that a change of its own has evaluated knows of no transaction(_:) further out",
      seen: ("one 1", ofControl: "one 1 still")
    ) { trial in
      let outer = Observed(0)
      let inner = Observed(0)
      let app = await trial.launch {
        Observing(outer) { value in
          VStack {
            if trial.isControl {
              TransactionReporter("one", value, trial.log)
            } else {
              Observing(inner) { TransactionReporter("one", $0, trial.log) }
            }
          }
          .transaction { $0.disablesAnimations = true }
        }
      }
      await app.settle { (trial.isControl ? outer : inner).value = 1 }
      return trial.log.newest("one")
    },
  ].needing(.uikit)
}

extension Log {
  func newest(_ name: String) -> String { events.last { $0.hasPrefix(name + " ") } ?? "nothing" }
}
