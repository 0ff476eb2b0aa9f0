import SwiftUI
import Testing

@MainActor
@Suite("Restoring at launch", .misusesNoHost, .needs(.countingScreens))
struct LaunchTests {
  /// A path as it comes from a file, from the root's neighbour to the top.
  private func saved(_ pairs: [(String, String)]) throws -> NavigationPath {
    let data = try JSONEncoder().encode(pairs.reversed().flatMap { [$0.0, $0.1] })
    return try NavigationPath(saved: String(decoding: data, as: UTF8.self))
  }

  /// Launches an app whose root declares integers, and the screen of 2 fractions.
  private func launched(
    _ store: PathStore<NavigationPath>,
    _ host: NavigationHost,
    _ behavior: HostBehavior = HostBehavior()
  ) async -> AppUnderTest {
    await AppUnderTest.settled(host, behavior: behavior) {
      Observing(store) { bound in
        NavigationStack(path: bound.path) {
          Text("root").navigationDestination(for: Int.self) { NumberPlace(number: $0) }
        }
      }
    }
  }

  private func numbers(_ count: Int) -> [(String, String)] {
    (0..<count).map { ("Swift.Int", "\($0)") }
  }

  @Test(
    "a launch drops elements that can't be decoded",
    arguments: NavigationHost.both,
    [0, 1, 2, 4]
  )
  func undecodable(host: NavigationHost, index: Int) async throws {
    for bad in [("Swift.Int", "\"one\""), ("Swift.Int", "{"), ("Gone.Screen", "{}")] {
      var pairs = numbers(5)
      pairs[index] = bad
      let store = PathStore(path: try saved(pairs))
      let app = await launched(store, host)
      let hint = Comment(rawValue: "\(bad)")
      expect(app, shows: (0..<index).map { "\($0)" }, hint)
      expect(store.path.compactValues(of: Int.self), is: Array(0..<index), hint)
      expect(store.path.count, is: index, hint)
      guard host == .links || Ability.readingConsole.isHere else { continue }
      let texts = app.warnings.take() + app.console
      expect(texts.count, is: 1, hint)
      expect(
        texts.first?.contains(host == .links ? "Element \(index)" : "index \(index)"),
        is: true,
        hint
      )
    }
  }

  @Test(
    "a screen's own types are decoded when it is there",
    arguments: NavigationHost.both,
    HostBehavior.all
  )
  func declaredOnPushedScreen(host: NavigationHost, behavior: HostBehavior) async throws {
    let path = try saved([
      ("Swift.Int", "1"), ("Swift.Int", "2"), ("Swift.Double", "0.5"), ("Swift.Int", "4"),
    ])
    let store = PathStore(path: path)
    let app = await launched(store, host, behavior)
    expect(app, shows: ["1", "2", "0.5", "4"])
    expect(store.path, is: path)
    expect(app.console, is: [])
    #if os(Linux)
    if host == .links { expect(app.emulated.hostUpdates, is: 4) }
    #endif
  }
}

private struct NumberPlace: View {
  let number: Int

  @ViewBuilder var body: some View {
    if number == 2 {
      Text("two").navigationTitle("\(number)")
        .navigationDestination(for: Double.self) { Text("fraction").navigationTitle("\($0)") }
    } else {
      Text("number").navigationTitle("\(number)")
    }
  }
}
