import Foundation
import NavigationShim
import Testing
import TestSupport

@testable import DeepLinkDemo

@MainActor
struct ShopURLsTests {
  @Test("A known link becomes its path, and what isn't known is refused by its part")
  func links() throws {
    for (url, path, refusal) in [
      ("SHOP://Orders/", [.orders], nil),
      ("shop://orders/42/items/7", [.orders, .order(42), .item(7)], nil),
      (
        "shop://orders/42/items/7/edit?confirm=false",
        [.orders, .order(42), .item(7), .editor(item: 7)], nil
      ),
      (DeepLink.builtIn.url, DeepLink.builtIn.path, nil),
      ("shop://settings", [], "\"settings\" is unknown after \"shop://\"; accepted: orders"),
      ("shop://me@orders", [], "\"me@orders\" is unknown"),
      ("shop://orders:80", [], "\"orders:80\" is unknown"),
      ("shop://orders#top", [], "\"orders#top\" is unknown"),
      ("shop://orders/0", [], "\"0\" is unknown after \"shop://orders\"; accepted: a number"),
      ("shop://orders/99999999999999999999", [], "\"99999999999999999999\" is unknown"),
      ("shop://orders/4%2F2", [], "\"4%2f2\" is unknown"),
      ("shop://orders/42/items/7/edit/now", [], "\"now\" is unknown"),
      ("shop://orders/42?confirm=true", [], "\"confirm=true\" is unknown after"),
      ("shop://orders/42/items/7/edit?confirm=yes", [], "\"confirm=yes\" is unknown"),
    ] as [(String, [ShopRoute], String?)] {
      let store = NavigationStore(path: [.order(1)], urlHandler: ShopURLs())
      let result = store.handle(try #require(URL(string: url)))
      if let refusal {
        guard case .failed(let error as UsageError) = result, store.path == [.order(1)],
          "\(error.complaint); accepted: \(error.known)".contains(refusal)
        else {
          Issue.record("\(url): \(result)")
          continue
        }
      } else if !result.isHandled || store.path != path {
        Issue.record("\(url): \(store.path)")
      }
    }
  }
}
