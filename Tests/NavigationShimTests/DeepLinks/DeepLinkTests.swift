import Foundation
import NavigationShim
import Testing

@MainActor
@Suite("A store and its handlers")
struct DeepLinkTests {
  private func store(_ outcome: @escaping () throws -> DeepLinkOutcome) -> NavigationStore<Int> {
    let store = NavigationStore(path: [1])
    store.addUrlHandler { _, path in
      path.append(2)
      return try outcome()
    }
    return store
  }

  private func link() throws -> URL {
    try #require(URL(string: "app://x"))
  }

  @Test("a URL that is handled changes the path")
  func handled() throws {
    let store = store { .handled }
    #expect(store.handle(try link()).isHandled)
    #expect(store.path == [1, 2])
  }

  @Test("a URL that is unknown leaves the path, whatever the handler did to its copy")
  func unknown() throws {
    let store = store { .unknown }
    guard case .unknown = store.handle(try link()) else {
      Issue.record("not reported as unknown")
      return
    }
    #expect(store.path == [1])
  }

  @Test("a URL that fails leaves the path, and the error is told")
  func failed() throws {
    let store = store { throw Broken() }
    guard case .failed(let error) = store.handle(try link()) else {
      Issue.record("not reported as failed")
      return
    }
    #expect(error is Broken)
    #expect(store.path == [1])
  }

  @Test("a failure that is returned counts as one that is thrown")
  func returnedFailure() throws {
    let store = store { .failed(Broken()) }
    guard case .failed(let error) = store.handle(try link()) else {
      Issue.record("not reported as failed")
      return
    }
    #expect(error is Broken)
    #expect(store.path == [1])
  }

  @Test("where one handler doesn't know a URL, the next has its turn, with the path as it was")
  func next() throws {
    let store = store { .unknown }
    store.addUrlHandler { _, path in
      path.append(3)
      return .handled
    }
    #expect(store.handle(try link()).isHandled)
    #expect(store.path == [1, 3])
  }

  @Test("where one handler knows a URL, the next has no turn")
  func first() throws {
    for outcome in [DeepLinkOutcome.handled, .failed(Broken())] {
      let store = store { outcome }
      store.addUrlHandler { _, _ in
        Issue.record("asked after \(outcome)")
        return .handled
      }
      store.handle(try link())
    }
  }

  @Test("a handler's type need not be sendable, and its state is its own")
  func statefulHandler() throws {
    let handler = CountingHandler()
    let store = NavigationStore(path: [], urlHandler: handler)
    store.handle(try link())
    store.handle(try link())
    #expect(store.path == [1, 2])
    #expect(handler.count == 2)
  }

  @Test("a store without a handler says so, once for each kind of link")
  func noHandler() throws {
    var texts: [String] = []
    let store = NavigationStore<Int>()
    store.warnings = WarningLog { texts.append($0) }
    for _ in 0..<2 {
      guard case .unknown = store.handle(try link()) else {
        Issue.record("not reported as unknown")
        return
      }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("addUrlHandler(_:)") == true)
  }

  @Test(
    "a URL reaches the handler as it came",
    arguments: [
      "app://x/%2F%00%FF", "app:////", "app://x//a///b", "app://x/%F0%9F%90%BB?%26=%3D#%23",
      "app:" + String(repeating: "a/", count: 10_000),
    ]
  )
  func hostile(text: String) throws {
    let url = try #require(URL(string: text))
    var urls: [URL] = []
    let store = NavigationStore<Int>()
    store.addUrlHandler { url, _ in
      urls.append(url)
      return .handled
    }
    store.handle(url)
    #expect(urls == [url])
  }
}

private struct Broken: Error {}

private final class CountingHandler: URLHandler {
  var count = 0

  func handle(_ url: URL, mutating path: inout [Int]) -> DeepLinkOutcome {
    count += 1
    path.append(count)
    return .handled
  }
}
