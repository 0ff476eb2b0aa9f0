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
    let model = ChainModel(2)
    let object = EmulatedApp {
      Observing(model) { _ in
        if model.links[0] && !model.links[1] { model.links[1] = true }
        return Text("\(model.links.count)")
      }
    }
    object.update { model.links[0] = true }
    object.breaks(.changeDuringEvaluation)
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
  var days = 7
  var isBooked = false
}

private struct TitleView: View {
  let trip: Trip

  var body: some View { Text(trip.isBooked ? "booked" : trip.title) }
}

private struct DaysView: View {
  @Binding var days: Int

  var body: some View { Text("\(days) days") }
}

private struct TripView: View {
  @State private var trip = Trip()
  @State private var noted = ""

  var body: some View {
    VStack {
      TitleView(trip: trip)
      DaysInSurroundings()
      Button("rename") { trip.title = "Malta" }
      Button("prolong") { trip.days += 1 }
      Button("book") { trip.isBooked.toggle() }
      Button("note \(noted)") { noted = trip.title }
      List(0..<2, id: \.self) { Text("\($0): \(trip.days)") }
    }
    .environment(trip)
  }
}

private struct DaysInSurroundings: View {
  @Environment(Trip.self) private var trip

  var body: some View {
    @Bindable var trip = trip
    DaysView(days: $trip.days)
    TextField("Title", text: $trip.title)
  }
}

@MainActor
@Suite("Observation")
struct ObservationTests {
  @Test("A change evaluates the bodies and rows that have read the property last")
  func readers() {
    let app = EmulatedApp { TripView() }
    app.tap("note")
    app.resetCounts()
    app.tap(all: "rename", "prolong")
    app.shows("Malta", "8 days", "Malta", "rename", "prolong", "book", "note Crete", "0: 8", "1: 8")
    expect(app.evaluations(of: TitleView.self), 1)
    expect(app.evaluations(of: DaysView.self), 1)
    expect(app.evaluations(of: TripView.self), 0)
    app.tap("book")
    app.type("Gozo", into: "Title")
    expect(app.evaluations(of: TitleView.self), 2, "A title that is read no longer")
    app.tap("book")
    expect(app.visibleTexts[0], "Gozo")
    app.breaks()
  }
}
