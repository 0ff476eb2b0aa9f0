import SwiftUI
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Owner: View {
  @State private var text = "old"

  var body: some View {
    VStack {
      Reader(text: $text)
      Button("change") { text = "new" }
      Button("same") { text = "old" }
    }
  }
}

private struct Reader: View {
  @Binding var text: String

  var body: some View { Text(text) }
}

/// Holds a value that no view depends on.
private final class Holder: ObservableObject {
  var value = "old"
  var noted: [String] = []
}

/// Reads bindings that it was given once.
private struct ReadingBoth: View {
  let closures: Binding<String>
  let projection: Binding<String>
  let note: (String) -> Void
  @State private var count = 0

  var body: some View {
    Text("count \(count)")
    Text("closures: \(closures.wrappedValue)")
    Text("projection: \(projection.wrappedValue)")
    Button("evaluate") { count += 1 }
    Button("note") { for binding in [closures, projection] { note(binding.wrappedValue) } }
  }
}

@MainActor
@Suite("State")
struct StateTests {
  @Test("A tap changes what is shown")
  func tapChangesText() {
    let app = EmulatedApp { Counter(name: "a") }
    app.tap("a 0")
    #expect(app.visibleTexts == ["a 1"])
  }

  @Test("A value that is used twice has two states")
  func sameValueHasTwoStates() {
    let counter = Counter(name: "a")
    let app = EmulatedApp {
      VStack {
        counter
        counter
      }
    }
    app.tap("a 0", occurrence: 1)
    #expect(app.visibleTexts == ["a 0", "a 1"])
  }

  @Test("A branch that comes back begins anew")
  func branchLosesState() {
    let app = EmulatedApp {
      Stateful(true) { $isFirst in
        if isFirst { Counter(name: "first") } else { Counter(name: "second") }
        Button("switch") { isFirst.toggle() }
      }
    }
    app.tap("first 0")
    app.tap("switch")
    app.tap("switch")
    #expect(app.visibleTexts == ["first 0", "switch"])
  }

  @Test("A binding of closures reads what it was when it was made, while views are evaluated only")
  func bindingOfClosures() {
    let holder = Holder()
    let app = EmulatedApp {
      Observing(holder) { bindings in
        ReadingBoth(
          closures: Binding(get: { holder.value }, set: { holder.value = $0 }),
          projection: bindings.value,
          note: { holder.noted.append($0) }
        )
      }
    }
    holder.value = "new"
    app.tap("note")
    #expect(holder.noted == ["new", "new"])
    app.tap("evaluate")
    #expect(app.visibleTexts.contains("closures: old"))
    #expect(app.visibleTexts.contains("projection: new"))
  }

  @Test("The view that makes a binding of closures is evaluated when what it reads has changed")
  func makerOfBindingIsEvaluated() {
    let app = EmulatedApp {
      Stateful("old") { text in
        Reader(text: Binding(get: { text.wrappedValue }, set: { text.wrappedValue = $0 }))
        Button("change") { text.wrappedValue = "new" }
      }
    }
    app.tap("change")
    #expect(app.visibleTexts == ["new", "change"])
  }

  @Test("A binding's reader is evaluated when the state changes, its owner is not")
  func onlyReaderIsEvaluated() {
    let app = EmulatedApp { Owner() }
    app.resetCounts()
    app.tap("change")
    #expect(app.visibleTexts == ["new", "change", "same"])
    #expect(app.evaluations == ["Reader": 1])
  }

  @Test("Setting an equal value evaluates nothing")
  func equalValueEvaluatesNothing() {
    let app = EmulatedApp { Owner() }
    app.resetCounts()
    app.tap("same")
    #expect(app.evaluations.isEmpty)
  }

  @Test("Another id begins anew, and two changes in one action are one update")
  func idChangesIdentity() {
    let app = EmulatedApp {
      Stateful(0) { $id in
        Stateful("next") { $label in
          Counter(name: "id").id(id)
          Button(label) {
            id += 1
            label = "again"
          }
        }
      }
    }
    app.tap("id 0")
    app.resetCounts()
    app.tap("next")
    #expect(app.visibleTexts == ["id 0", "again"])
    #expect(app.updateCount == 1)
  }

  @Test("Rows keep their state when they are moved, and none of them is evaluated")
  func rowsKeepState() {
    let app = EmulatedApp {
      Stateful(["a", "b", "c"]) { $names in
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("reverse") { names.reverse() }
      }
    }
    app.tap("a 0")
    app.resetCounts()
    app.tap("reverse")
    #expect(app.visibleTexts.prefix(3) == ["c 0", "b 0", "a 1"])
    #expect(app.evaluations(of: Counter.self) == 0)
  }
}

@MainActor
private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Bystander: View {
  let model: Model

  var body: some View {
    VStack {
      Text("stands by \(model.count)")
      Observing(model) { _ in Text("observes \(model.count)") }
    }
  }
}

@MainActor
@Suite("Observed objects")
struct ObservationTests {
  @Test("A state object is made once and kept")
  func stateObjectIsKept() {
    struct Owner: View {
      @StateObject private var model = Model()
      @State private var other = 0

      var body: some View {
        Text("owns \(model.count), \(other)")
        Button("count") { model.count += 1 }
        Button("other") { other += 1 }
      }
    }
    let app = EmulatedApp { Owner() }
    app.tap("count")
    app.tap("other")
    #expect(app.visibleTexts.first == "owns 1, 1")
  }

  @Test("Only those who observe an object are evaluated")
  func onlyObserversAreEvaluated() {
    let model = Model()
    let app = EmulatedApp { Bystander(model: model) }
    app.resetCounts()
    model.count = 1
    #expect(app.visibleTexts == ["stands by 0", "observes 1"])
    #expect(app.evaluations.values.reduce(0, +) == 1)
    #expect(app.evaluations(of: Bystander.self) == 0)
  }

  @Test("An object of the environment is found and observed")
  func environmentObjectIsObserved() {
    struct Finder: View {
      @EnvironmentObject private var model: Model

      var body: some View { Text("finds \(model.count)") }
    }
    let model = Model()
    let app = EmulatedApp { Finder().environmentObject(model) }
    model.count = 1
    #expect(app.visibleTexts == ["finds 1"])
  }

  @Test("An object is released with the view that owns it")
  func stateObjectIsReleased() {
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      let app = EmulatedApp { Bystander(model: model) }
      app.update()
      app.end()
    }
    #expect(weakModel == nil)
  }
}

private struct Greeting: View {
  @Environment(\.name) private var name

  var body: some View { Text("hello \(name)") }
}

private struct Naming: View {
  @State private var name = "Anna"
  @State private var other = 0

  var body: some View {
    VStack {
      Text("\(other)")
      VStack {
        Greeting()
        Text("hm")
      }
      .environment(\.name, name)
      Greeting()
      Button("rename") { name = "Berta" }
      Button("other") { other += 1 }
    }
  }
}

@MainActor
@Suite("Environment")
struct EnvironmentValuesTests {
  @Test("A value reaches what is inside, and only that")
  func valueReachesInside() {
    let app = EmulatedApp { Naming() }
    #expect(app.visibleTexts[1] == "hello Anna")
    #expect(app.visibleTexts[3] == "hello nobody")
  }

  @Test("A change evaluates those who read the value")
  func changeEvaluatesReaders() {
    let app = EmulatedApp { Naming() }
    app.resetCounts()
    app.tap("rename")
    #expect(app.visibleTexts[1] == "hello Berta")
    #expect(app.evaluations == ["Naming": 1, "Greeting": 1])
  }

  @Test("An equal value evaluates nobody")
  func equalValueEvaluatesNobody() {
    let app = EmulatedApp { Naming() }
    app.resetCounts()
    app.tap("other")
    #expect(app.evaluations == ["Naming": 1])
  }
}

@MainActor
@Suite("Values that outlive an app")
struct StorageTests {
  private enum Choice: String { case first, second }

  private struct Screen: View {
    @SceneStorage("count") private var count = 0
    @SceneStorage("data") private var data: Data?
    @AppStorage("choice") private var choice = Choice.first
    @AppStorage("site") private var site: URL?
    @AppStorage("name") private var name = "nobody"

    var body: some View {
      Text("\(count) \(data?.count ?? -1) \(choice.rawValue) \(site?.path ?? "-") \(name)")
      Button("change") {
        count += 1
        data = Data([1, 2])
        choice = .second
        site = URL(fileURLWithPath: "/x")
      }
      TextField("name", text: $name)
      Button("forget") { site = nil }
      Reader()
    }
  }

  private struct Reader: View {
    @SceneStorage("count") private var count = 100

    var body: some View { Text("reads \(count)") }
  }

  @Test("They have their initial values at first")
  func initialValues() {
    let app = EmulatedApp { Screen() }
    #expect(app.visibleTexts.first == "0 -1 first - nobody")
  }

  @Test("They are there again in the next launch")
  func nextLaunch() {
    let storage = EmulatedStorage()
    let app = EmulatedApp(storage: storage) { Screen() }
    app.tap("change")
    app.type("Ann", into: "name")
    let next = EmulatedApp(storage: storage) { Screen() }
    #expect(next.visibleTexts.first == "1 2 second /x Ann")
    #expect(storage.scene["count"] as? Int == 1)
    #expect(storage.defaults["choice"] as? String == "second")
  }

  @Test("All views that read a value follow it")
  func readers() {
    let app = EmulatedApp { Screen() }
    #expect(app.visibleTexts.last == "reads 100")
    app.tap("change")
    #expect(app.visibleTexts.last == "reads 1")
  }

  @Test("Nil is kept as nothing")
  func nilIsNothing() {
    let storage = EmulatedStorage()
    let app = EmulatedApp(storage: storage) { Screen() }
    app.tap("change")
    app.tap("forget")
    #expect(storage.defaults["site"] == nil)
  }

  @Test("What is kept in another form counts as nothing")
  func anotherForm() {
    let storage = EmulatedStorage()
    storage.scene["count"] = "text"
    storage.defaults["choice"] = "third"
    let app = EmulatedApp(storage: storage) { Screen() }
    #expect(app.visibleTexts.first == "0 -1 first - nobody")
  }

  private final class Settings: ObservableObject {
    @AppStorage("name") var name = "nobody"
  }

  @Test("An object keeps what is written, and views follow it")
  func inObject() {
    let settings = Settings()
    settings.name = "Ann"
    #expect(settings.name == "Ann")
    let app = EmulatedApp {
      Observing(settings) { _ in
        Text(settings.name)
        TextField("name", text: settings.$name)
      }
    }
    #expect(app.visibleTexts == ["Ann", "Ann"])
    app.type("Bo", into: "name")
    #expect(app.visibleTexts == ["Bo", "Bo"])
    #expect(settings.name == "Bo")
  }
}
