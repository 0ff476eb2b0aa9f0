import SwiftUI
import Testing

/// A destination is found by the type that a value has in the source where it is pushed.
@MainActor
@Suite("A subclass where the base class is declared")
struct SubclassTests {
  @Test(
    "cast to the base class, it is shown by the destination of that",
    arguments: NavigationHost.both,
    ["append as animal", "link as animal"]
  )
  func cast(host: NavigationHost, button: String) async {
    let warnings = CollectedWarnings()
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
    let warnings = CollectedWarnings()
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

  @Test(
    "a link to it as itself does nothing",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func link(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { Kennel() }
    await app.press("link")
    #expect(app.depth == 0)
  }

  @Test("the warning says how to push it", arguments: ["append", "link"])
  func warning(button: String) async {
    let warnings = CollectedWarnings()
    let app = await AppUnderTest.settled(.links, warnings: warnings) { Kennel() }
    await app.press(button)
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("value as Superclass") == true)
  }
}

private class Animal: Hashable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  static func == (lhs: Animal, rhs: Animal) -> Bool {
    lhs.name == rhs.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
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
