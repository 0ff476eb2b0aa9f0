import SwiftUI
import Testing

private struct NameKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct Greeting: View {
  @Environment(\.name) private var name

  var body: some View { Text("hello \(name)") }
}

private struct Bystander: View {
  var body: some View { Text("hm") }
}

private struct Host: View {
  @State private var name = "Anna"
  @State private var other = 0

  var body: some View {
    VStack {
      Text("\(other)")
      VStack {
        Greeting()
        Bystander()
      }
      .environment(\.name, name)
      Greeting()
      Button("rename") { name = "Berta" }
      Button("other") { other += 1 }
    }
  }
}

private struct Disabling: View {
  @State private var isDisabled = true

  var body: some View {
    VStack {
      Button("inner") {}.disabled(isDisabled)
      Button("enable") { isDisabled = false }
    }
  }
}

@MainActor
@Suite("Environment")
struct EnvironmentTests {
  @Test("A value reaches what is inside, and only that")
  func valueReachesInside() {
    let app = EmulatedApp { Host() }
    #expect(app.visibleTexts[1] == "hello Anna")
    #expect(app.visibleTexts[3] == "hello nobody")
  }

  @Test("A change evaluates those who read the value")
  func changeEvaluatesReaders() {
    let app = EmulatedApp { Host() }
    app.resetCounts()
    app.tap("rename")
    #expect(app.visibleTexts[1] == "hello Berta")
    #expect(app.evaluations == ["Host": 1, "Greeting": 1])
  }

  @Test("An equal value evaluates nobody")
  func equalValueEvaluatesNobody() {
    let app = EmulatedApp { Host() }
    app.resetCounts()
    app.tap("other")
    #expect(app.evaluations == ["Host": 1])
  }

  @Test("A disabled button takes no taps until it is enabled")
  func disabledTakesNoTaps() {
    let app = EmulatedApp { Disabling() }
    #expect(!app.tap("inner"))
    app.tap("enable")
    #expect(app.tap("inner"))
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private struct Other: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

@MainActor
@Suite("Preferences")
struct PreferenceTests {
  let log = Log()

  private struct Screen: View {
    let log: Log
    @State private var hasSecond = false

    var body: some View {
      VStack {
        Text("a").preference(key: Names.self, value: ["a"])
        if hasSecond { Text("b").preference(key: Names.self, value: ["b"]) }
        Text("c").preference(key: Other.self, value: 1)
        Button("toggle") { hasSecond.toggle() }
      }
      .transformPreference(Names.self) { $0.append("end") }
      .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) }
    }
  }

  @Test("A closure is called with what views tell, at first and when that changes")
  func onPreferenceChange() {
    let app = EmulatedApp { Screen(log: log) }
    #expect(log.take() == ["a end"])
    app.tap("toggle")
    #expect(log.take() == ["a b end"])
    app.tap("toggle")
    #expect(log.take() == ["a end"])
  }

  @Test("A view tells its own value in place of those inside")
  func replaced() {
    let log = log
    _ = EmulatedApp {
      Text("a")
        .preference(key: Names.self, value: ["inner"])
        .preference(key: Names.self, value: ["outer"])
        .onPreferenceChange(Names.self) { log.add($0.joined()) }
    }
    #expect(log.take() == ["outer"])
  }

  @Test("State can follow a preference within one update")
  func stateFollows() {
    struct Follower: View {
      @State private var names: [String] = []

      var body: some View {
        Text("names \(names.joined())")
        Text("x")
          .preference(key: Names.self, value: ["x"])
          .onPreferenceChange(Names.self) { names = $0 }
      }
    }
    let app = EmulatedApp { Follower() }
    #expect(app.visibleTexts == ["names x", "x"])
    #expect(app.updateCount == 1)
  }

  @Test("Views before and behind are made of what views tell")
  func layers() {
    let app = EmulatedApp {
      Text("x")
        .preference(key: Names.self, value: ["x"])
        .overlayPreferenceValue(Names.self) { Text("over \($0.joined())") }
        .backgroundPreferenceValue(Names.self) { Text("under \($0.joined())") }
    }
    #expect(app.visibleTexts == ["under x", "x", "over x"])
  }
}
