import AppUnderTest
import SwiftUI

extension HostFact {
  /// How far the transaction of a change goes.
  static let transactions: [HostFact] = [
    HostFact(
      "transaction of a change",
      "A view of UIKit's is updated in the transaction of the change that it is updated for",
      on: [.uikit],
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
      on: [.uikit],
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
      on: [.uikit],
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
      on: [.uikit],
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
      (trial.isControl ? outer : inner).value = 1
      await app.settle()
      return trial.log.newest("one")
    },
  ]
}

extension Log {
  /// The last of what has happened whose first word is a name.
  func newest(_ name: String) -> String {
    events.last { $0.hasPrefix(name + " ") } ?? "nothing"
  }
}
