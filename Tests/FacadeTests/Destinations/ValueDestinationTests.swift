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

  @Test("the order is the same if the lower one is declared later; the upper one isn't evaluated")
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

  @Test(
    "of several declarations the innermost is used, and of equally deep ones the newest",
    arguments: NavigationHost.both
  )
  func newest(host: NavigationHost) async {
    let model = Numbers([1])
    let app = await model.launchedStack(host) {
      VStack {
        Text("root").navigationDestination(for: Int.self) { Text("first \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
        if !model.note.isEmpty {
          let second = Text("two").navigationDestination(for: Int.self) { Text("second \($0)") }
          if model.note == "as deep" {
            second.navigationDestination(for: Int.self) { Text("outer \($0)") }
          } else {
            second
          }
        }
      }
    }
    for (note, text) in [("", "first 1"), ("as deep", "second 1"), ("less deep", "first 1")] {
      await app.settle { model.note = note }
      expect(app, texts: [text])
    }
  }

  @Test(
    "a subclass has no screen where the base class is declared",
    .needs(.countingScreens),
    arguments: NavigationHost.both,
    [("append", 1), ("link", 0)]
  )
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

  #if os(Linux)
  @Test("one in a sheet isn't of the stack behind it, whose screens keep their state")
  func sheetContent() async {
    var ends: [String] = []
    for host in [NavigationHost.native, .links] {
      let model = Numbers()
      let app = await model.launchedStack(host) {
        Text("root")
          .navigationDestination(for: Int.self) { number in
            Text("of root \(number)")
            Counter()
          }
          .sheet(isPresented: .constant(model.note == "sheet")) {
            Text("sheet")
              .navigationDestination(for: Int.self) { Text("of sheet \($0)") }
              .navigationDestination(isPresented: .constant(true)) { Text("view of sheet") }
          }
      }
      await app.settle { model.note = "sheet" }
      await app.settle { model.numbers = [1] }
      let inSheet = app.visibleTexts
      await app.settle { model.note = "" }
      await app.press("count")
      for note in ["sheet", ""] { await app.settle { model.note = note } }
      ends.append("\(inSheet) \(app.visibleTexts) \(app.depth) \(model.numbers)")
      _ = app.warnings.take()
    }
    expect(ends[1], is: ends[0])
  }

  @Test("a screen's own declaration counts neither for it nor for a screen in its place")
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

private class Animal: Hashable {
  static func == (lhs: Animal, rhs: Animal) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Dog: Animal {}
