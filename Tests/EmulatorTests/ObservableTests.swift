import Observation
import SwiftUI
import Testing

@Observable
@MainActor
private final class Trip {
  var title = "Crete"
  var days = 7
  var isBooked = false
}

private struct TitleView: View {
  let trip: Trip

  var body: some View { Text(trip.title) }
}

private struct DaysView: View {
  @Binding var days: Int

  var body: some View { Text("\(days) days") }
}

/// Has the object in each way in which a view can have one, and reads nothing of it.
private struct TripView: View {
  @State private var trip = Trip()

  var body: some View {
    VStack {
      TitleView(trip: trip)
      DaysInSurroundings()
      Button("rename") { trip.title = "Malta" }
      Button("prolong") { trip.days += 1 }
      Button("book") { trip.isBooked = true }
    }
    .environment(trip)
  }
}

private struct DaysInSurroundings: View {
  @Environment(Trip.self) private var trip

  var body: some View {
    @Bindable var trip = trip
    DaysView(days: $trip.days)
    TitleField(trip: trip)
  }
}

private struct TitleField: View {
  @Bindable var trip: Trip

  var body: some View { TextField("Title", text: $trip.title) }
}

/// Reads one property or another.
private struct Choosing: View {
  let trip: Trip

  var body: some View { Text(trip.isBooked ? "booked" : trip.title) }
}

private struct Optionally: View {
  @Environment(Trip.self) private var trip: Trip?

  var body: some View { Text(trip?.title ?? "no trip") }
}

/// Reads in closures that no body calls.
private struct Later: View {
  let trip: Trip
  @State private var noted = ""

  var body: some View {
    Text("noted \(noted)")
    Button("note") { noted = trip.title }
    List(0..<2, id: \.self) { Text("\($0): \(trip.days)") }
  }
}

private struct Renaming: View {
  let trip: Trip

  var body: some View {
    let _ = trip.title = "Malta"
    Text("renamed")
  }
}

@MainActor
@Suite("Observation")
struct ObservableTests {
  @Test("A change evaluates those bodies that have read the property, and no other")
  func readers() {
    let app = EmulatedApp { TripView() }
    app.resetCounts()
    app.tap("rename")
    #expect(app.visibleTexts.contains("Malta"))
    #expect(app.evaluations(of: TitleView.self) == 1)
    #expect(app.evaluations(of: DaysView.self) == 0)
    app.tap("prolong")
    #expect(app.visibleTexts.contains("8 days"))
    #expect(app.evaluations(of: DaysView.self) == 1)
    app.tap("book")
    #expect(app.evaluations(of: TripView.self) == 0)
    #expect(app.evaluations(of: TitleView.self) == 1)
  }

  @Test("A binding to a property writes it, wherever its object comes from")
  func writing() {
    let app = EmulatedApp { TripView() }
    app.type("Gozo", into: "Title")
    #expect(app.visibleTexts.contains("Gozo"))
    #expect(app.violations.isEmpty)
  }

  @Test("A property that the last evaluation hasn't read evaluates nothing")
  func formerReads() {
    let trip = Trip()
    let app = EmulatedApp { Choosing(trip: trip) }
    trip.isBooked = true
    app.update()
    app.resetCounts()
    trip.title = "Malta"
    app.update()
    #expect(app.evaluations(of: Choosing.self) == 0)
    trip.isBooked = false
    app.update()
    #expect(app.visibleTexts == ["Malta"])
  }

  @Test("What is read in an action evaluates nothing, and rows are evaluated for what they read")
  func closures() {
    let trip = Trip()
    let app = EmulatedApp { Later(trip: trip) }
    app.tap("note")
    app.resetCounts()
    trip.title = "Malta"
    app.update()
    trip.days = 3
    app.update()
    #expect(app.evaluations(of: Later.self) == 0)
    #expect(app.visibleTexts == ["noted Crete", "note", "0: 3", "1: 3"])
  }

  @Test("An object is in the environment of the views inside, where a view may do without")
  func environment() {
    let app = EmulatedApp {
      Optionally().environment(Trip())
      Optionally()
      Optionally().environment(Trip?.none).environment(Trip())
    }
    #expect(app.visibleTexts == ["Crete", "no trip", "no trip"])
  }

  @Test("A change while a body is evaluated is recorded")
  func changeDuringEvaluation() {
    let trip = Trip()
    let app = EmulatedApp {
      TitleView(trip: trip)
      Renaming(trip: trip)
    }
    #expect(app.violations.map(\.kind).contains(.changeDuringEvaluation))
  }
}
