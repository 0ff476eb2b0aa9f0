import CommandSupport
import Foundation
import NavigationShim
import Testing

@testable import DeepLinkDemo

@MainActor
struct ShopURLsTests {
  nonisolated static let known: [(String, [ShopRoute])] = [
    ("shop://orders", [.orders]),
    ("SHOP://Orders/", [.orders]),
    ("shop://orders/42", [.orders, .order(42)]),
    ("shop://orders/42/items/7", [.orders, .order(42), .item(7)]),
    (
      "shop://orders/42/items/7/edit?confirm=false",
      [.orders, .order(42), .item(7), .editor(item: 7)]
    ),
    ("shop://orders/42/items/7/edit", [.orders, .order(42), .item(7), .editor(item: 7)]),
    (DeepLink.builtIn.url, DeepLink.builtIn.path),
  ]

  @Test("A known link becomes its path, whatever the path was")
  func knownLinks() throws {
    for (url, path) in Self.known {
      let store = NavigationStore(path: [.order(1)], urlHandler: ShopURLs())
      let isHandled = store.handle(try #require(URL(string: url))).isHandled
      if !isHandled || store.path != path { Issue.record("\(url): \(store.path)") }
    }
  }

  nonisolated static let refusals: [(String, complaint: String, known: String)] = [
    ("shop://settings", "\"settings\" is unknown after \"shop://\"", "orders"),
    ("shop://me@orders", "\"me@orders\" is unknown", "orders"),
    ("shop://orders:80", "\"orders:80\" is unknown", "orders"),
    ("shop://orders#top", "\"orders#top\" is unknown", "orders"),
    ("shop://orders/-1", "\"-1\" is unknown after \"shop://orders\"", "a number"),
    ("shop://orders/0", "\"0\" is unknown", "a number"),
    ("shop://orders/99999999999999999999", "\"99999999999999999999\" is unknown", "a number"),
    ("shop://orders/4%2F2", "\"4%2f2\" is unknown", "a number"),
    ("shop://orders/42/itms", "\"itms\" is unknown after \"shop://orders/42\"", "items/NUMBER"),
    ("shop://orders/42/items", "\"items\" is unknown", "items/NUMBER"),
    ("shop://orders/42/items/x", "\"x\" is unknown", "a number"),
    ("shop://orders/42/items/7/buy", "\"buy\" is unknown", "edit"),
    ("shop://orders/42/items/7/edit/now/or", "\"now\" is unknown", "nothing more"),
    ("shop://orders/42?confirm=true", "\"confirm=true\" is unknown after", "confirm=true"),
    ("shop://orders/42/items/7/edit?confirm=yes", "\"confirm=yes\" is unknown", "confirm=false"),
  ]

  @Test("What isn't known is refused by an error that names the part")
  func refusal() throws {
    for (url, complaint, known) in Self.refusals {
      let store = NavigationStore(path: [.order(1)], urlHandler: ShopURLs())
      guard case .failed(let error as UsageError) = store.handle(try #require(URL(string: url))),
        store.path == [.order(1)], error.complaint.contains(complaint), error.known.contains(known)
      else {
        Issue.record("\(url) isn't refused so")
        continue
      }
    }
  }
}
