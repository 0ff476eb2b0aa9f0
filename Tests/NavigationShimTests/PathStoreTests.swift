import Foundation
import NavigationShim
import Testing

@MainActor
@Suite("A store and its handlers")
struct StoreDeepLinkTests {
  private func store(_ outcome: @escaping () throws -> DeepLinkOutcome) -> NavigationStore<Int> {
    let store = NavigationStore(path: [1])
    store.addURLHandler { _, path in
      path.append(2)
      return try outcome()
    }
    return store
  }

  private func link() throws -> URL { try #require(URL(string: "app://x")) }

  @Test("a URL that is handled changes the path")
  func handled() throws {
    let store = store { .handled }
    #expect(store.handle(try link()).isHandled)
    #expect(store.path == [1, 2])
  }

  @Test("a URL that is unknown leaves the path, whatever the handler did to its copy")
  func unknown() throws {
    let store = store { .unknown }
    #expect(caseName(of: store.handle(try link())) == "unknown")
    #expect(store.path == [1])
  }

  @Test("a URL that fails leaves the path, and the error is told, thrown or returned")
  func failed() throws {
    for store in [store { throw Broken() }, store { .failed(Broken()) }] {
      let outcome = store.handle(try link())
      #expect(caseName(of: outcome) == "failed")
      if case .failed(let error) = outcome { #expect(error is Broken) }
      #expect(store.path == [1])
    }
  }

  @Test("where one handler doesn't know a URL, the next has its turn, with the path as it was")
  func next() throws {
    let store = store { .unknown }
    store.addURLHandler { _, path in
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
      store.addURLHandler { _, _ in
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
    for _ in 0..<2 { #expect(caseName(of: store.handle(try link())) == "unknown") }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("addURLHandler(_:)") == true)
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
    store.addURLHandler { url, _ in
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

@MainActor
@Suite("What a store saves and restores")
struct PathStoreCodingTests {
  @Test("a path of routes is an array of them")
  func typed() throws {
    let store = NavigationStore(path: [1, 2, 3])
    #expect(try String(decoding: store.encoded(), as: UTF8.self) == "[1,2,3]")
  }

  @Test("a path of routes comes back")
  func typedRoundTrip() throws {
    let saved = try NavigationStore(path: [Double.zero, 1.5]).encoded()
    let store = NavigationStore<Double>()
    try store.restore(from: saved)
    #expect(store.path == [0, 1.5])
  }

  @Test("a path of 100 000 routes comes back")
  func deep() throws {
    let path = Array(0..<100_000)
    let store = NavigationStore<Int>()
    try store.restore(from: NavigationStore(path: path).encoded())
    #expect(store.path == path)
  }

  @Test("equal paths of routes are equal data")
  func stable() throws {
    let route = ["a": 1, "b": 2, "c": 3, "d": 4]
    let texts = try (0..<20).map { _ in
      let copy = Dictionary(uniqueKeysWithValues: route.shuffled().map { ($0.key, $0.value) })
      return try NavigationStore(path: [copy]).encoded()
    }
    #expect(Set(texts).count == 1)
  }

  @Test(
    "bad data is an error, and the path stays",
    arguments: ["", "[", "[1,2", "null", "{}", #"["one"]"#, "[1,\"two\"]", "1", "\u{0}\u{1}"]
  )
  func badData(text: String) {
    let store = NavigationStore(path: [7])
    let error = #expect(throws: PathStoreError.self) { try store.restore(from: Data(text.utf8)) }
    #expect(caseName(of: error) == "undecodable")
    #expect(error?.description.hasPrefix("The data holds no path of this type") == true)
    #expect(store.path == [7])
  }

  @Test("a route that doesn't encode is an error")
  func unencodable() {
    let store = NavigationStore(path: [Double.nan])
    let error = #expect(throws: PathStoreError.self) { try store.encoded() }
    #expect(caseName(of: error) == "unencodable")
  }

  @Test("a NavigationPath is what Apple's type writes")
  func untyped() throws {
    let store = PathStore(path: NavigationPath([1]))
    store.path.append("two")
    let saved = try JSONDecoder().decode([String].self, from: store.encoded())
    #expect(saved == ["Swift.String", "\"two\"", "Swift.Int", "1"])
  }

  @Test("a NavigationPath comes back")
  func untypedRoundTrip() throws {
    let first = PathStore(path: NavigationPath([1, 2]))
    let second = PathStore<NavigationPath>()
    try second.restore(from: first.encoded())
    #expect(second.path == first.path)
  }

  @Test("an element that can't be saved is named")
  func unsavable() {
    let store = PathStore(path: NavigationPath([1]))
    store.path.append(Opaque())
    #expect {
      _ = try store.encoded()
    } throws: { error in
      guard case .unsavable(1, let typeName) = error as? PathStoreError else { return false }
      return typeName?.hasSuffix("Opaque") == true && "\(error)".contains("Element 1")
    }
  }

  @Test("a NavigationPath that doesn't encode is an error")
  func untypedUnencodable() {
    let store = PathStore(path: NavigationPath([Double.nan]))
    let error = #expect(throws: PathStoreError.self) { try store.encoded() }
    #expect(caseName(of: error) == "unencodable")
  }

  @Test(
    "bad data of a NavigationPath is an error, and the path stays",
    arguments: ["", "[", "null", "{}", "[1]", #"["Swift.Int"]"#, #"[["Swift.Int","1"]]"#]
  )
  func untypedBadData(text: String) {
    let store = PathStore(path: NavigationPath([7]))
    let error = #expect(throws: PathStoreError.self) { try store.restore(from: Data(text.utf8)) }
    #expect(caseName(of: error) == "undecodable")
    #expect(store.path == NavigationPath([7]))
  }

  @Test("an element of a NavigationPath that nobody can decode is no bad data")
  func unknownElement() throws {
    let store = PathStore<NavigationPath>()
    let saved = Data(#"["Gone.Type","{}","Swift.Int","1"]"#.utf8)
    try store.restore(from: saved)
    #expect(store.path.count == 2)
    #expect(try store.encoded() == saved)
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
    #expect(store.path == RootedPath(root: "away", path: [3]))
    try store.restore(from: saved)
    #expect(store.path == RootedPath(root: "home", path: [1, 2]))
  }

  @Test("a root with a NavigationPath is saved as a whole")
  func rootedUntyped() throws {
    let first = PathStore(path: RootedPath(root: "home", path: NavigationPath([1, 2])))
    let second = PathStore(path: RootedPath(root: "", path: NavigationPath()))
    try second.restore(from: first.encoded())
    #expect(second.path == first.path)
  }

  @Test("a root with a NavigationPath has the same errors")
  func rootedUntypedErrors() {
    let state = RootedPath(root: "home", path: NavigationPath([1]))
    let store = PathStore(path: state)
    #expect(throws: PathStoreError.self) { try store.restore(from: Data(#"{"root":"a"}"#.utf8)) }
    #expect(store.path == state)
    store.path.path.append(Opaque())
    #expect(throws: PathStoreError.self) { _ = try store.encoded() }
  }
}

private struct Opaque: Hashable {}
