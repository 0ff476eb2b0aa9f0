import AppTesting
import SwiftUI

extension HostFact {
  /// Which changes of screens aren't animated, and how long they take.
  static let animation: [HostFact] = [
    // duckduckgo/apple-browsers pull request 2484.
    onChain(
      "push with the switch off",
      "A push isn't animated if UIKit's animations are off until it begins, and takes about a frame",
      for: .assumption(.stillChangesTakeFrames),
      seen: (Length.still, ofControl: Length.animated)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 1", in: app) {
        await change(in: app, stillFor: trial.isControl ? 0 : 100) { chain.turn(0, true) }
      }
    },
    onChain(
      "pop with the switch off",
      "A pop of several screens isn't animated if UIKit's animations are off until it begins",
      for: .assumption(.stillPopsBySwitch),
      depth: 3,
      seen: (Length.still, ofControl: Length.animated)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 0", in: app) {
        await change(in: app, stillFor: trial.isControl ? 0 : 100) { chain.turn(0, false) }
      }
    },
    onChain(
      "push in a still transaction",
      "A push isn't animated if the transaction of its link disables animations",
      for: .assumption(.stillPushesByTransaction),
      seen: (Length.still, ofControl: Length.animated)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 1", in: app) {
        if trial.isControl { chain.turn(0, true) } else { withoutAnimation { chain.turn(0, true) } }
      }
    },
    onChain(
      "pop in a still transaction",
      "A transaction that disables animations has no effect on a pop",
      for: .assumption(.stillPopsBySwitch),
      depth: 1,
      seen: (Length.animated, ofControl: Length.still)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 0", in: app) {
        await change(in: app, stillFor: trial.isControl ? 100 : 0) {
          withoutAnimation { chain.turn(0, false) }
        }
      }
    },
    // radianttap/Coordinator issue 19.
    onChain(
      "coordinator of a still push",
      "A push without animation has no transition coordinator, and all controllers are there",
      for: .property("coordinatesStillChanges"),
      seen: ("2 controllers, idle", ofControl: "2 controllers, moving")
    ) { trial, app, chain in
      app.areAnimationsEnabled = trial.isControl
      chain.turn(0, true)
      await app.update()
      try await trial.wait(until: "a second controller", in: app) { chain.probe.count > 1 }
      return chain.probe.answer
    },
    HostFact(
      "transaction of a change",
      "A view of UIKit is updated in the transaction of the change that it is updated for",
      for: .assumption(.transactionsOfViews),
      on: [.uikit],
      seen: ("1 without animation", ofControl: "1")
    ) { trial in
      let number = Observed(0)
      let app = await trial.launch { NumberReporter(number: number, log: trial.log) }
      if trial.isControl { number.value = 1 } else { withoutAnimation { number.value = 1 } }
      await app.settle()
      return trial.log.events.last ?? "nothing"
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
}

private struct NumberReporter: View {
  @ObservedObject var number: Observed<Int>
  let log: Log

  var body: some View { Reporter("", log, value: number.value) }
}
