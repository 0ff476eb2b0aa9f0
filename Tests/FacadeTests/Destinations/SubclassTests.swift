import SwiftUI
import Testing

/// A destination is found by the type that a value has in the source where it is pushed.
@MainActor
@Suite("A subclass where the base class is declared", .misusesNoHost, .needs(.countingScreens))
struct SubclassTests {
  @Test("has no screen as itself", arguments: NavigationHost.both, [("append", 1), ("link", 0)])
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
