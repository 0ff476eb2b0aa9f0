import SwiftUI
import Testing

@MainActor
@Suite("Destinations for values", .misusesNoHost)
struct ValueDestinationTests {
  private let warnings = CollectedWarnings()

  @Test("a screen refreshes when what its declaration captures changes", arguments: [false, true])
  func refresh(isRestored: Bool) async throws {
    let model = Numbers([1])
    if isRestored {
      let saved = try JSONEncoder().encode(model.path.codable)
      model.path = NavigationPath(
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
      )
    }
    let app = await model.launchedStack {
      Text("root").navigationDestination(for: Int.self) { Text("\($0) \(model.note)") }
    }
    await app.settle { model.note = "new" }
    #expect(app.visibleTexts == ["1 new"])
  }

  @Test("with a path of one type a declaration that isn't on the root doesn't count")
  func typedAbove() async {
    let app = await AppUnderTest.settled(.links, warnings: warnings) {
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
    #expect(app.isEnabled("go"))
    #expect(warnings.texts.count == 1)
  }

  @Test("a declaration on a pushed screen counts for what is pushed on it")
  func onPushedScreen() async {
    let app = await AppUnderTest.settled(.links) {
      NavigationStack {
        NavigationLink("letters", value: 1)
          .navigationDestination(for: Int.self) { _ in
            NavigationLink("a", value: "a")
              .navigationDestination(for: String.self) { Text("letter \($0)") }
          }
      }
    }
    await app.press("letters")
    await app.press("a")
    #expect(app.visibleTexts == ["letter a"])
  }

  @Test("of several screens that declare a type the lowest one is used, with a warning")
  func nearestToRoot() async {
    let app = await AppUnderTest.settled(.links, warnings: warnings) {
      NavigationStack {
        NavigationLink("1", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("\(number + 1)", value: number + 1)
              .navigationDestination(for: Int.self) { Text("second \($0)") }
          }
      }
    }
    await app.press("1")
    await app.press("2")
    #expect(app.visibleTexts == ["3"])
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("more than one screen") == true)
  }

  @Test("of several declarations on one view the inner one is used, without a warning")
  func innermost() async {
    let app = await AppUnderTest.settled(.links, warnings: warnings) {
      NavigationStack {
        NavigationLink("1", value: 1)
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
    await app.press("1")
    #expect(app.visibleTexts == ["inner 1"])
    #expect(warnings.texts == [])
  }

  @Test(
    "of several declarations beside each other on a screen the newest is used, without a warning",
    arguments: NavigationHost.both
  )
  func newest(host: NavigationHost) async {
    let model = Numbers([1])
    let app = await model.launchedStack(host) {
      VStack {
        if !model.note.isEmpty {
          Text(model.note).navigationDestination(for: Int.self) { Text("first \($0)") }
        }
        Text("root").navigationDestination(for: Int.self) { Text("second \($0)") }
      }
    }
    #expect(app.visibleTexts == ["second 1"])
    await app.settle { model.note = "and another one" }
    #expect(app.visibleTexts == ["first 1"])
    await app.settle { model.note = "" }
    #expect(app.visibleTexts == ["second 1"])
    #expect(model.warnings.texts == [])
  }

  @Test("a declaration may be deep inside other views", arguments: NavigationHost.both)
  func deepInOthers(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
      NavigationStack {
        VStack {
          VStack {
            VStack { Text("a").navigationDestination(for: Int.self) { Text("first \($0)") } }
          }
          NavigationLink("1", value: 1)
            .navigationDestination(for: Int.self) { Text("second \($0)") }
        }
      }
    }
    await app.press("1")
    #expect(app.visibleTexts == ["second 1"])
  }
}

@MainActor
@Suite("Rule 11: a missing destination shows", .misusesNoHost)
struct MissingDestinationTests {
  private let model = Numbers()

  #if os(Linux)
  /// What the emulator shows of the placeholder.
  private let sign = "[exclamationmark.triangle.fill]"
  #endif

  @Test("the warning comes once")
  func once() async {
    let app = await model.launched()
    model.path.append("hello")
    await app.settle { model.path.append("world") }
    await app.goBack()
    await app.settle { model.path.append("again") }
    #expect(model.warnings.texts.count == 1)
  }

  @Test("a value of another type in the same place is warned of as well")
  func replaced() async {
    let app = await model.launched()
    await app.settle { model.path.append("hello") }
    await app.settle { model.path.popAndPush(1.5) }
    #if os(Linux)
    #expect(app.visibleTexts == [sign])
    #endif
    #expect(model.warnings.texts.count == 2)
    await app.settle { model.path.popAndPush(1) }
    #expect(app.visibleTexts.contains("number 1"))
  }

  @Test("a destination that is declared later is found")
  func declaredLater() async {
    let app = await launchedWithLateDeclaration(model)
    await app.settle { model.path.append("hello") }
    #if os(Linux)
    #expect(app.visibleTexts == [sign])
    #endif
    await app.settle { model.note = "declare" }
    #expect(app.visibleTexts == ["string hello"])
  }

  /// Launches an app whose root declares a type while the note says so.
  private func launchedWithLateDeclaration(_ model: Numbers) async -> AppUnderTest {
    await model.launchedStack {
      if model.note == "declare" {
        Text("root").navigationDestination(for: String.self) { Text("string \($0)") }
      } else {
        Text("root")
      }
    }
  }

  @Test("a link without a destination does nothing, and warns", .needs(.countingScreens))
  func link() async {
    let warnings = CollectedWarnings()
    let app = await AppUnderTest.settled(.links, warnings: warnings) {
      NavigationStack { NavigationLink("go", value: 1.5) }
    }
    await app.press("go")
    #expect(app.depth == 0)
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("Swift.Double") == true)
  }

  @Test("a value of a foreign type only warns in a typed path", .needs(.countingScreens))
  func foreignType() async {
    let warnings = CollectedWarnings()
    let app = await AppUnderTest.settled(.links, warnings: warnings) {
      Keeping([Int]()) { path in
        NavigationStack(path: path) {
          NavigationLink("foreign", value: "x")
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    await app.press("foreign")
    #expect(app.depth == 0)
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("Swift.String") == true)
    #expect(warnings.texts.first?.contains("Swift.Int") == true)
  }
}

#if os(Linux)
/// What the emulator alone knows.
extension ValueDestinationTests {
  @Test("a declaration above a screen doesn't count for it")
  func above() async {
    let model = Numbers()
    let app = await launchedWithDeclarationOnNumbers(model)
    model.path.append("s")
    await app.settle { model.path.append(1) }
    #expect(app.visibleTexts == ["number 1"])
    #expect(!app.emulated.tree().contains("string s"))
  }

  @Test("a declaration on a screen doesn't count for what takes its place")
  func replacingItsScreen() async {
    let model = Numbers([1])
    let app = await launchedWithDeclarationOnNumbers(model)
    model.path.popAndPush("s")
    await app.update()
    #expect(!app.emulated.tree().contains("string s"))
  }

  private func launchedWithDeclarationOnNumbers(_ model: Numbers) async -> AppUnderTest {
    await model.launchedStack {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("number \(number)").navigationDestination(for: String.self) { Text("string \($0)") }
      }
    }
  }
}

extension MissingDestinationTests {
  @Test("a value without a destination shows a sign, and one warning that names its type")
  func showsSign() async {
    let app = await model.launched()
    await app.settle { model.path.append("hello") }
    #expect(app.visibleTexts == [sign])
    #expect(app.depth == 1)
    #expect(model.path.count == 1)
    #expect(model.warnings.texts.count == 1)
    #expect(model.warnings.texts.first?.contains("Swift.String") == true)
    #expect(model.warnings.texts.first?.contains(".navigationDestination(for:") == true)
  }

  @Test("a destination that is withdrawn leaves a sign")
  func withdrawn() async {
    model.note = "declare"
    let app = await launchedWithLateDeclaration(model)
    model.path.append("hello")
    await app.settleWithTasks()
    #expect(app.visibleTexts == ["string hello"])
    model.note = ""
    await app.settleWithTasks()
    #expect(app.visibleTexts == [sign])
  }
}
#endif

/// A destination is found by the type that a value has in the source where it is pushed.
@MainActor
@Suite("A subclass where the base class is declared", .misusesNoHost)
struct SubclassTests {
  private let warnings = CollectedWarnings()

  @Test(
    "cast to the base class, it is shown by the destination of that",
    arguments: NavigationHost.both,
    ["append as animal", "link as animal"]
  )
  func cast(host: NavigationHost, button: String) async {
    let app = await AppUnderTest.settled(host, warnings: warnings) { Kennel() }
    await app.press(button)
    #expect(app.visibleTexts == ["animal Rex"])
    #expect(warnings.texts == [])
  }

  @Test(
    "in an array of the base class, it is shown by the destination of that",
    arguments: NavigationHost.both,
    ["append", "link as animal"]
  )
  func array(host: NavigationHost, button: String) async {
    let app = await AppUnderTest.settled(host, warnings: warnings) { TypedKennel() }
    await app.press(button)
    #expect(app.visibleTexts == ["animal Rex"])
    #expect(warnings.texts == [])
  }

  @Test(
    "appended as itself, it has no destination",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func append(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { Kennel() }
    await app.press("append")
    #expect(app.depth == 1)
    #expect(!app.visibleTexts.contains("animal Rex"))
  }

  @Test("its own link does nothing", .needs(.countingScreens), arguments: NavigationHost.both)
  func link(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { Kennel() }
    await app.press("link")
    #expect(app.depth == 0)
  }

  @Test("the warning says how to push it", arguments: ["append", "link"])
  func warning(button: String) async {
    let app = await AppUnderTest.settled(.links, warnings: warnings) { Kennel() }
    await app.press(button)
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("value as Superclass") == true)
  }
}

private class Animal: Hashable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (lhs: Animal, rhs: Animal) -> Bool { lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private final class Dog: Animal {}

private struct Kennel: View {
  @State private var path = NavigationPath()

  private let dog = Dog("Rex")

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("append") { path.append(dog) }
        Button("append as animal") { path.append(dog as Animal) }
        NavigationLink("link", value: dog)
        NavigationLink("link as animal", value: dog as Animal)
      }
      .navigationDestination(for: Animal.self) { Text("animal \($0.name)") }
    }
  }
}

private struct TypedKennel: View {
  @State private var path: [Animal] = []

  private let dog = Dog("Rex")

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("append") { path.append(dog) }
        NavigationLink("link as animal", value: dog as Animal)
      }
      .navigationDestination(for: Animal.self) { Text("animal \($0.name)") }
    }
  }
}
