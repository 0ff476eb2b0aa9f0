import Foundation
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("The adapter for those who come from SerializedNavPath")
struct SerializedNavPathNamesTests {
  private let name = "SerializedNavPathNamesTests-\(UUID().uuidString).json"

  @Test("code written for it works")
  func surface() async throws {
    SerializedNavPath.debug = true
    #expect(!SerializedNavPath.debug)
    let navPath = SerializedNavPath(filenameWithExtension: name)
    defer { navPath.erase() }
    navPath.append(Route.order(42))
    navPath.append(Route.item(7))
    navPath.removeLast()
    #expect(navPath.count == 1)
    #expect(navPath.routes == [.order(42)])
    let binding: Binding<NavigationPath> = navPath.getNavPathForNavigationStack()
    #expect(binding.wrappedValue.count == 1)
    try await navPath.save()
    #expect(SerializedNavPath(filenameWithExtension: name).routes == [.order(42)])
    #expect(SerializedNavPath(filenameWithExtension: name, createNew: true).count == 0)
    navPath.createNew()
    #expect(navPath.count == 0)
  }
}

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
