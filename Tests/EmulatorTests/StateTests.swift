import Foundation
import Observation
import SwiftUI
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Reader: View {
  @Binding var text: String

  var body: some View { Text(text) }
}

@MainActor
@Suite("State")
struct StateTests {
  @Test("Each occurrence of a view has its own state, which ends with its branch or its id")
  func identity() {
    let app = EmulatedApp {
      Stateful(0) { $id in
        Counter(name: "a")
        Counter(name: "b").id(id)
        if id == 1 { Counter(name: "c") } else { Counter(name: "d") }
        Button("next") { id += 1 }
      }
    }
    app.tap(all: "a 0", "b 0", "d 0", "next")
    app.shows("a 1", "b 0", "c 0", "next")
    app.tap(all: "next")
    app.shows("a 1", "b 0", "d 0", "next")
  }

  @Test("Rows keep their state when they are moved, and none of them is evaluated")
  func rows() {
    let app = EmulatedApp {
      Stateful(["a", "b", "c"]) { $names in
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("reverse") { names.reverse() }
      }
    }
    app.tap("a 0")
    app.resetCounts()
    app.tap("reverse")
    app.shows("c 0", "b 0", "a 1", "reverse")
    expect(app.evaluations(of: Counter.self), 0)
  }

  @Test("A change evaluates its readers alone in one update, and an equal value nobody")
  func evaluation() {
    struct Owner: View {
      @State private var text = "old"
      @State private var other = "old"

      var body: some View {
        Reader(text: $text)
        Reader(text: $other)
        Button("change") { (text, other) = ("new", "new") }
        Button("same") { text = "old" }
      }
    }
    let app = EmulatedApp { Owner() }
    app.resetCounts()
    app.tap("same")
    expect(app.evaluations, [:])
    app.tap("change")
    app.shows("new", "new", "change", "same")
    expect(app.evaluations, ["Reader": 2])
    expect(app.updateCount, 1)
  }

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
    let chained = EmulatedApp {
      Stateful([0, 0]) { $counts in
        Button("\(counts[0]) \(counts[1])") { counts[0] += 1 }
          .onChange(of: counts[0]) { counts[1] = $0 * 10 }
      }
    }
    chained.resetCounts()
    chained.tap("0 0")
    chained.shows("1 10")
    expect(chained.updateCount, 1)
    chained.breaks()
  }
}

@MainActor
private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Bystander: View {
  let model: Model

  var body: some View {
    Text("stands by \(model.count)")
    Observing(model) { _ in Text("observes \(model.count)") }
  }
}

@MainActor
@Suite("Observed objects, and the environment")
struct ObservedObjectTests {
  @Test("A state object is made once, an observed one evaluates its observers")
  func objects() {
    struct Owner: View {
      @StateObject private var model = Model()
      @State private var other = 0

      var body: some View {
        Text("owns \(model.count), \(other)")
        Button("count") { model.count += 1 }
        Button("other") { other += 1 }
      }
    }
    let owner = EmulatedApp { Owner() }
    owner.tap(all: "count", "other")
    owner.shows("owns 1, 1", "count", "other")
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      let app = EmulatedApp { Bystander(model: model) }
      app.resetCounts()
      model.count = 1
      app.shows("stands by 0", "observes 1")
      expect(app.evaluations.values.reduce(0, +), 1)
      app.end()
    }
    expect(weakModel == nil, true)
  }

  @Test("An object of the environment is found and observed")
  func environmentObject() {
    struct Finder: View {
      @EnvironmentObject private var model: Model

      var body: some View { Text("finds \(model.count)") }
    }
    let model = Model()
    let app = EmulatedApp { Finder().environmentObject(model) }
    model.count = 1
    app.shows("finds 1")
  }

  @Test("A value of the environment reaches what is inside, and evaluates who reads it")
  func environment() {
    struct Greeting: View {
      @Environment(\.name) private var name

      var body: some View { Text("hello \(name)") }
    }
    struct Naming: View {
      @State private var name = "Anna"
      @State private var other = 0

      var body: some View {
        Text("\(other)")
        VStack { Greeting() }.environment(\.name, name)
        Greeting()
        Button("rename") { name = "Berta" }
        Button("other") { other += 1 }
      }
    }
    let app = EmulatedApp { Naming() }
    app.shows("0", "hello Anna", "hello nobody", "rename", "other")
    app.resetCounts()
    app.tap("other")
    expect(app.evaluations, ["Naming": 1])
    app.tap("rename")
    app.shows("1", "hello Berta", "hello nobody", "rename", "other")
    expect(app.evaluations, ["Naming": 2, "Greeting": 1])
  }
}

@MainActor
@Suite("Values that outlive an app")
struct StorageTests {
  private struct Screen: View {
    @SceneStorage("count") private var count = 0
    @SceneStorage("data") private var data: Data?

    var body: some View {
      Text("\(count) \(data?.count ?? -1)")
      Button("change") {
        count += 1
        data = data == nil ? Data([1, 2]) : nil
      }
      Reader()
    }
  }

  private struct Reader: View {
    @SceneStorage("count") private var count = 100

    var body: some View { Text("reads \(count)") }
  }

  @Test("They begin as declared, are there in the next launch, and are followed by all")
  func launches() {
    let storage = EmulatedStorage()
    storage.scene["count"] = "another form"
    let app = EmulatedApp(storage: storage) { Screen() }
    app.shows("0 -1", "change", "reads 100")
    app.tap("change")
    let next = EmulatedApp(storage: storage) { Screen() }
    next.shows("1 2", "change", "reads 1")
    expect(storage.scene["count"] as? Int, 1)
    next.tap("change")
    expect(storage.scene["data"] == nil, true)
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

/// Has the object in each way in which a view can have one, and reads nothing of it.
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

  @Test("An object is in the environment of the views inside, where a view may do without")
  func environment() {
    struct Optionally: View {
      @Environment(Trip.self) private var trip: Trip?

      var body: some View { Text(trip?.title ?? "no trip") }
    }
    let app = EmulatedApp {
      Optionally().environment(Trip())
      Optionally()
      Optionally().environment(Trip?.none).environment(Trip())
    }
    app.shows("Crete", "no trip", "no trip")
  }

  @Test("A change while a body is evaluated is recorded")
  func changeDuringEvaluation() {
    struct Renaming: View {
      let trip: Trip

      var body: some View {
        let _ = trip.title = "Malta"
        Text("renamed")
      }
    }
    let trip = Trip()
    let app = EmulatedApp {
      TitleView(trip: trip)
      Renaming(trip: trip)
    }
    expect(app.violations.map(\.kind).contains(.changeDuringEvaluation), true)
  }
}
