import SwiftUI
import Testing

@MainActor
@Suite("Destinations for values", .misusesNoHost)
struct ValueDestinationTests {
  @Test("a screen refreshes when what its declaration captures changes", arguments: [false, true])
  func refresh(isRestored: Bool) async throws {
    let model = Numbers([1])
    if isRestored {
      model.path = try NavigationPath(saved: #"["Swift.Int","1"]"#)
    }
    let app = await model.launchedStack {
      Text("root").navigationDestination(for: Int.self) { Text("\($0) \(model.note)") }
    }
    await app.settle { model.note = "new" }
    expect(app, texts: ["1 new"])
  }

  @Test("with a path of one type a declaration that isn't on the root doesn't count")
  func typedAbove() async {
    let app = await AppUnderTest.settled(.links) {
      Keeping([Int]()) { path in
        NavigationStack(path: path) {
          NavigationLink("view") {
            NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      }
    }
    await app.press("view")
    await app.press("go")
    expect(app.isEnabled("go"), is: true)
    expect(app, warns: ["no destination is declared"])
  }

  @Test("so it is where the lower one is declared later, and nothing has the upper one evaluated")
  func declaredBelowLater() async {
    let model = Numbers()
    let app = await AppUnderTest.settled(.links) {
      NavigationStack {
        Observing(model) { _ in
          if model.note.isEmpty {
            Text("root")
          } else {
            Text("root").navigationDestination(for: String.self) { Text("late \($0)") }
          }
        }
        NavigationLink("1", value: 1).navigationDestination(for: Int.self) { _ in
          NavigationLink("a", value: "a")
            .navigationDestination(for: String.self) { Text("second \($0)") }
        }
      }
    }
    await app.press("1")
    await app.settle { model.note = "late" }
    expect(app, warns: ["more than one screen"])
    await app.press("a")
    expect(app, texts: ["late a"])
  }

  @Test("the inner one is used, and the newest", arguments: NavigationHost.both)
  func newest(host: NavigationHost) async {
    let model = Numbers([1])
    let app = await model.launchedStack(host) {
      VStack {
        if !model.note.isEmpty {
          Text(model.note).navigationDestination(for: Int.self) { Text("first \($0)") }
            .navigationDestination(for: Int.self) { Text("outer \($0)") }
        }
        VStack { Text("root").navigationDestination(for: Int.self) { Text("second \($0)") } }
      }
    }
    for (note, text) in [("", "second 1"), ("and another one", "first 1"), ("", "second 1")] {
      await app.settle { model.note = note }
      expect(app, texts: [text])
    }
  }

  #if os(Linux)
  @Test("a declaration on a screen doesn't count for it, nor for what takes its place")
  func replacingItsScreen() async {
    let model = Numbers([1])
    let app = await model.launchedStack {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("number \(number)").navigationDestination(for: String.self) { Text("string \($0)") }
      }
    }
    model.path.popAndPush("s")
    await app.update()
    expect(app.emulated.tree().contains("string s"), is: false)
    await app.settle { model.path.append(1) }
    expect(app, texts: ["number 1"], warns: ["a value of type Swift.String"])
    expect(app.emulated.tree().contains("string s"), is: false)
  }
  #endif
}

@MainActor
@Suite("Rule 11: a missing destination shows", .misusesNoHost)
struct MissingDestinationTests {
  private let model = Numbers()

  /// Expects the placeholder, as far as the system says what it shows.
  private func expectSign(in app: AppUnderTest) {
    #if os(Linux)
    expect(app, texts: ["[exclamationmark.triangle.fill]"])
    #endif
  }

  @Test("a value of another type in the same place is warned of as well")
  func replaced() async {
    let app = await model.launched()
    await app.settle { model.path.append("hello") }
    await app.settle { model.path.popAndPush(1.5) }
    expectSign(in: app)
    expect(app, warns: ["a value of type Swift.String", "a value of type Swift.Double"])
    await app.settle { model.path.popAndPush(1) }
    expect(app, sees: "number 1")
  }

  @Test("a destination that is declared later is found, and one that is withdrawn leaves a sign")
  func declaredLater() async {
    let app = await model.launchedStack { [model] in
      if model.note == "declare" {
        Text("root").navigationDestination(for: String.self) { Text("string \($0)") }
      } else {
        Text("root")
      }
    }
    for isFirst in [true, false] {
      if isFirst { model.path.append("hello") }
      await app.settleWithTasks()
      expectSign(in: app)
      expect(app, warns: isFirst ? ["a value of type Swift.String, and no destination"] : [])
      model.note = "declare"
      await app.settleWithTasks()
      expect(app, texts: ["string hello"])
      model.note = ""
    }
    await app.settleWithTasks()
  }

  @Test("a value of a foreign type only warns in a typed path", .needs(.countingScreens))
  func foreignType() async {
    let app = await AppUnderTest.settled(.links) {
      Keeping([Int]()) { path in
        NavigationStack(path: path) {
          NavigationLink("foreign", value: "x")
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    await app.press("foreign")
    expect(app, depth: 0)
    expect(
      app,
      warns: [
        "type Swift.String can't be pushed: the elements of this stack's path are of type Swift.Int"
      ]
    )
  }

  #if os(Linux)
  @Test("a value without a destination shows a sign, and one warning that names its type")
  func showsSign() async {
    let app = await model.launched()
    await app.settle { model.path.append("hello") }
    expectSign(in: app)
    expect(app, depth: 1, warns: [".navigationDestination(for: Swift.String.self)"])
    await app.settle { model.path.append("world") }
    await app.goBack()
    await app.settle { model.path.append("again") }
    expect(app, depth: 2, warns: [])
  }
  #endif
}

/// A destination is found by the type that a value has in the source where it is pushed.
@MainActor
@Suite("A subclass where the base class is declared", .misusesNoHost, .needs(.countingScreens))
struct SubclassTests {
  @Test("as itself has no screen", arguments: NavigationHost.both, [("append", 1), ("link", 0)])
  func asItself(host: NavigationHost, way: (button: String, depth: Int)) async {
    let model = Numbers()
    let app = await model.launchedStack(host) {
      Button("append") { model.path.append(Dog()) }
      NavigationLink("link", value: Dog())
        .navigationDestination(for: Animal.self) { _ in Text("animal") }
    }
    await app.press(way.button)
    expect(app, depth: way.depth, warns: host == .links ? ["value as Superclass"] : [])
    expect(app.visibleTexts.contains("animal"), is: false)
  }
}

private class Animal: Hashable {
  static func == (lhs: Animal, rhs: Animal) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Dog: Animal {}
