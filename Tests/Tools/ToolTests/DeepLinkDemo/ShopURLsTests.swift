import Foundation
import NavigationShim
import Testing

@testable import DeepLinkDemo

@MainActor
struct ShopURLsTests {
  @Test("A known link becomes its path, and what isn't known changes none")
  func links() throws {
    for (url, path) in [
      ("SHOP://Orders/", [.orders]), ("shop://orders/42", [.orders, .order(42)]),
      ("shop://orders/42/items/7", [.orders, .order(42), .item(7)]),
      (
        "shop://orders/42/items/7/edit?confirm=false",
        [.orders, .order(42), .item(7), .editor(item: 7)]
      ),
      (DeepLink.builtIn.url, DeepLink.builtIn.path), ("shop://settings", nil),
      ("shop://me@orders", nil), ("shop://orders:80", nil), ("shop://orders#top", nil),
      ("shop://orders/0", nil), ("shop://orders/99999999999999999999", nil),
      ("shop://orders/4%2F2", nil), ("shop://orders/42/items", nil),
      ("shop://orders/42/items/7/edit/now", nil), ("shop://orders/42?confirm=true", nil),
      ("shop://orders/42/items/7/edit?confirm=yes", nil), ("http://orders", nil),
    ] as [(String, [ShopRoute]?)] {
      let store = NavigationStore(path: [.order(1)], urlHandler: ShopURLs())
      let isHandled = store.handle(try #require(URL(string: url))).isHandled
      #expect(isHandled == (path != nil), "\(url)")
      #expect(store.path == path ?? [.order(1)], "\(url)")
    }
  }
}
