import Combine
import Foundation
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("A store and its handlers")
struct StoreDeepLinkTests {
  /// The answer of a handler that appends 2, and then 3, and so on, to the path that it gets.
  private enum Answer {
    case handled, unknown, failed, throwing

    func outcome() throws -> DeepLinkOutcome {
      switch self {
      case .handled: .handled
      case .unknown: .unknown
      case .failed: .failed(Broken())
      case .throwing: throw Broken()
      }
    }
  }

  private func link() throws -> URL { try #require(URL(string: "app://x")) }

  @Test("the first handler that knows a URL decides, and only if it handles it the path changes")
  func handlers() throws {
    for (answers, asked, end, path) in [
      ([.handled, .handled], 1, "handled", [1, 2]), ([.unknown], 1, "unknown", [1]),
      ([.unknown, .handled], 2, "handled", [1, 3]), ([.failed, .handled], 1, "failed", [1]),
      ([.throwing, .handled], 1, "failed", [1]), ([.unknown, .throwing], 2, "failed", [1]),
    ] as [([Answer], Int, String, [Int])] {
      let store = NavigationStore(path: [1])
      var (calls, changes) = (0, 0)
      for answer in answers {
        store.addURLHandler { _, path in
          calls += 1
          path.append(1 + calls)
          return try answer.outcome()
        }
      }
      let observation = store.objectWillChange.sink { _ in changes += 1 }
      let outcome = store.handle(try link())
      expect(caseName(of: outcome), is: end, "\(answers)")
      if case .failed(let error) = outcome { expect(error is Broken, is: true) }
      expect(store.path, is: path, "\(answers)")
      expect([calls, changes], is: [asked, outcome.isHandled ? 1 : 0], "\(answers)")
      observation.cancel()
    }
  }

  @Test("handlers may be given from the start, and may have a state")
  func statefulHandler() throws {
    var count = 0
    let store = NavigationStore<Int>(path: []) { _, path in
      count += 1
      path.append(count)
      return .handled
    } activityHandler: { _, path in
      path = []
      return .handled
    }
    store.handle(try link())
    store.handle(try link())
    expect(store.path, is: [1, 2])
    store.handle(NSUserActivity(activityType: "visit"))
    expect(store.path, is: [])
  }
}

private struct Broken: Error {}

@MainActor
@Suite("Saving and restoring by a store")
struct PathStoreCodingTests {
  @Test("equal paths of routes are equal data")
  func stable() throws {
    let route = ["a": 1, "b": 2, "c": 3, "d": 4]
    let texts = try (0..<20).map { _ in
      let copy = Dictionary(uniqueKeysWithValues: route.shuffled().map { ($0.key, $0.value) })
      return try NavigationStore(path: [copy]).encoded()
    }
    expect(Set(texts).count, is: 1)
  }

  @Test("the lowest element that can't be saved is named")
  func unsavable() {
    let store = PathStore(path: NavigationPath([1]))
    for _ in 1...2 { store.path.append(Opaque()) }
    #expect {
      _ = try store.encoded()
    } throws: { error in
      guard case .unsavable(1, let typeName) = error as? PathStoreError else { return false }
      return typeName.hasSuffix("Opaque") && "\(error)".contains("Element 1")
    }
  }

  @Test("a root with its path is saved as a whole, and opened by one URL")
  func rooted() throws {
    let store = PathStore(path: RootedPath(root: "home", path: [1, 2]))
    store.addURLHandler { url, state in
      state.changeRoot(to: url.absoluteString, path: [3])
      return .handled
    }
    let saved = try store.encoded()
    store.handle(try #require(URL(string: "away")))
    expect(store.path, is: RootedPath(root: "away", path: [3]))
    try store.restore(from: saved)
    expect(store.path, is: RootedPath(root: "home", path: [1, 2]))
    let untyped = PathStore(path: RootedPath(root: "home", path: NavigationPath([1, 2])))
    let other = PathStore(path: RootedPath(root: "", path: NavigationPath()))
    try other.restore(from: untyped.encoded())
    expect(other.path, is: untyped.path)
    other.path.changeRoot(to: "away")
    expect(other.path, is: RootedPath(root: "away"))
  }
}

private struct Opaque: Hashable {}
