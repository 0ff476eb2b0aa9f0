import Foundation
import NavigationShim
import Testing
import TestSupport

@testable import DeepLinkDemo

@MainActor
struct DemoCommandTests {
  private func run(_ line: String) -> DemoCommand.Result {
    DemoCommand.run(line.split(separator: " ").map(String.init))
  }

  @Test("The built-in link, on the link stack and compared")
  func whole() {
    #expect(run("").standardOutput.contains("steps         5 steps, none against the host's rules"))
    let times =
      "in place after 2.950 s  in place after 0.417 s  in place after 0.350 s"
    #expect(run("--compare").standardOutput.contains(times))
  }

  @Test("A known link becomes its path, and what isn't known changes none")
  func links() throws {
    for (url, path) in [
      ("SHOP://Orders/", [.orders]), ("shop://orders/42/items/7", [.orders, .order(42), .item(7)]),
      (
        "shop://orders/42/items/7/edit?confirm=false",
        [.orders, .order(42), .item(7), .editor(item: 7)]
      ),
      (DeepLink.builtIn.url, DeepLink.builtIn.path), ("shop://settings", nil),
      ("shop://me@orders", nil), ("shop://orders:80", nil), ("shop://orders#top", nil),
      ("shop://orders/0", nil), ("shop://orders/99999999999999999999", nil),
      ("shop://orders/4%2F2", nil), ("shop://orders/42/items/7/edit?confirm=yes", nil),
    ] as [(String, [ShopRoute]?)] {
      let store = NavigationStore(path: [.order(1)], urlHandler: ShopURLs.open)
      let isHandled = store.handle(try #require(URL(string: url))).isHandled
      #expect(isHandled == (path != nil), "\(url)")
      #expect(store.path == path ?? [.order(1)], "\(url)")
    }
  }
}
