import Foundation
import NavigationShim
import Testing

@MainActor
@Suite("The spelling of URL handlers in stores of an app's own")
struct URLHandlerNamesTests {
  @Test("a handler and a closure have their turn")
  func handlers() throws {
    let store = NavigationStore<Int>()
    store.addUrlHandler(Pages())
    store.addUrlHandler { _, path in
      path = []
      return .handled
    }
    #expect(store.handle(try #require(URL(string: "book:7"))).isHandled)
    #expect(store.path == [7])
    #expect(store.handle(try #require(URL(string: "book:cover"))).isHandled)
    #expect(store.path == [])
  }
}

private struct Pages: UrlHandler {
  func handle(_ url: URL, mutating path: inout [Int]) throws -> DeepLinkOutcome {
    guard let page = Int(url.absoluteString.dropFirst("book:".count)) else { return .unknown }
    path.append(page)
    return .handled
  }
}
