import Foundation
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("State")
struct StateTests {
  @Test("A change during an evaluation is a breach, whosever it is, and a change on a change isn't")
  func changeDuringEvaluation() {
    struct Child: View {
      @Binding var count: Int

      var body: some View {
        if count == 0 { count = 1 }
        return Text("\(count)")
      }
    }
    let own = EmulatedApp { Stateful(0) { Child(count: $0) } }
    own.shows("1")
    own.breaks(.changeDuringEvaluation)
    expect(own.violations.map(\.subject), ["Child"])
    let trip = Trip()
    let observed = EmulatedApp {
      TitleView(trip: trip)
      Stateful(0) { _ in
        let _ = trip.title = "Malta"
        Text("renamed")
      }
    }
    expect(observed.violations.map(\.kind).contains(.changeDuringEvaluation), true)
    let chained = EmulatedApp {
      Stateful([0, 0]) { $counts in
        Button("\(counts[0]) \(counts[1])") { counts[0] += 1 }
          .onChange(of: counts[0]) { counts[1] = $0 * 10 }
      }
    }
    chained.tap("0 0")
    chained.shows("1 10")
    chained.breaks()
  }
}

@Observable
@MainActor
private final class Trip {
  var title = "Crete"
  var isBooked = false
}

private struct TitleView: View {
  let trip: Trip

  var body: some View { Text(trip.isBooked ? "booked" : trip.title) }
}
