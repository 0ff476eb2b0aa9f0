import CommandSupport
import Foundation
import NavigationShim
import Testing

@testable import DeepLinkDemo

@MainActor
struct ShopURLsTests {
  nonisolated static let known: [(String, [ShopRoute])] = [
    ("shop://orders", [.orders]),
    ("shop://orders/", [.orders]),
    ("shop://orders?", [.orders]),
    ("SHOP://Orders", [.orders]),
    ("shop://%6Frders", [.orders]),
    ("shop://orders/42", [.orders, .order(42)]),
    ("shop://orders/%34%32", [.orders, .order(42)]),
    ("shop://orders/42/items/7", [.orders, .order(42), .item(7)]),
    ("shop://orders/42/items/7/", [.orders, .order(42), .item(7)]),
    ("shop://orders/42/items/7/edit", [.orders, .order(42), .item(7), .editor(item: 7)]),
    (
      "shop://orders/42/items/7/edit?confirm=false",
      [.orders, .order(42), .item(7), .editor(item: 7)]
    ),
    (DeepLink.builtIn.url, DeepLink.builtIn.path),
    ("shop://search?q=green%20tea", [.search("green tea")]),
    ("shop://search?q=a+b", [.search("a+b")]),
    ("shop://search?q=%E8%8C%B6%26x", [.search("茶&x")]),
    ("shop://search?q=茶", [.search("茶")]),
    ("shop://search/products/5?q=tea", [.search("tea"), .product(5)]),
    (
      "shop://search/products/5/related?q=tea",
      [.search("tea"), .product(5), .relatedProducts(to: 5)]
    ),
    ("shop://products/5", [.product(5)]),
    ("shop://products/5/related", [.product(5), .relatedProducts(to: 5)]),
    (
      "shop://products/5/related/6/related",
      [.product(5), .relatedProducts(to: 5), .product(6), .relatedProducts(to: 6)]
    ),
  ]

  @Test("A known link becomes its path, whatever the path was", arguments: known)
  func knownLinks(url: String, path: [ShopRoute]) throws {
    let store = NavigationStore(path: [.order(1)], urlHandler: ShopURLs())
    #expect(store.handle(try #require(URL(string: url))).isHandled)
    #expect(store.path == path)
  }

  @Test("A link as deep as the limit becomes its path, and one more screen is refused")
  func screenLimit() throws {
    let limit = ShopURLs.screenLimit
    #expect(try link(depth: limit).path.count == limit)
    let error = #expect(throws: UsageError.self) { try link(depth: limit + 1) }
    #expect(error?.complaint.hasSuffix(": \"501\" leads beyond 1000 screens") ?? false)
  }

  @Test(
    "What is no link of the shop is left to other handlers",
    arguments: ["http://orders/42", "orders/42", "", "shop://[::1"]
  )
  func otherLinks(url: String) throws {
    if let url = URL(string: url) {
      let store = NavigationStore(path: [.order(1)], urlHandler: ShopURLs())
      if case .unknown = store.handle(url) {} else { Issue.record("it was taken") }
    }
    let error = #expect(throws: UsageError.self) { try DeepLink(parsing: url) }
    #expect(error?.complaint == "can't open \"\(url)\": it is no link of the shop")
    #expect(error?.known == "shop://PART/PART…")
  }

  nonisolated static let refusals: [(String, part: String, complaint: String, known: String)] = [
    ("shop://", "", "is unknown after \"shop://\"", "orders, search, products"),
    ("shop:///?", "", "is unknown", "orders, search, products"),
    ("shop:///orders", "", "is unknown", "orders, search, products"),
    ("shop:orders", "", "is unknown", "orders, search, products"),
    ("shop://settings", "settings", "is unknown", "orders, search, products"),
    ("shop://42", "42", "is unknown", "orders, search, products"),
    ("shop://me@orders", "me", "no user name", "shop://PART/PART…"),
    ("shop://orders:80", "80", "no port", "shop://PART/PART…"),
    ("shop://orders#top", "top", "no fragment", "shop://PART/PART…"),
    ("shop://orders//42", "", "after \"shop://orders\"", "the order's number"),
    ("shop://orders/42//", "", "after \"shop://orders/42\"", "items"),
    ("shop://orders/-1", "-1", "is unknown", "the order's number"),
    ("shop://orders/0", "0", "is unknown", "the order's number"),
    (
      "shop://orders/99999999999999999999", "99999999999999999999",
      "is unknown", "the order's number"
    ),
    ("shop://orders/４２", "４２", "is unknown", "the order's number"),
    ("shop://orders/4%2F2", "4/2", "is unknown", "the order's number"),
    ("shop://orders/%FF", "%FF", "not as text", "UTF-8"),
    ("shop://orders/42/itms", "itms", "after \"shop://orders/42\"", "items"),
    ("shop://orders/42/items", "items", "something has to follow", "the item's number"),
    ("shop://orders/42/items/7/edit/now", "now", "is unknown", "nothing more"),
    ("shop://products", "products", "something has to follow", "the product's number"),
    ("shop://search/orders?q=tea", "orders", "is unknown", "products"),
    ("shop://products/5/items", "items", "is unknown", "related"),
    ("shop://products/5/related/x", "x", "is unknown", "the product's number"),
    ("shop://orders/42/items/7/buy", "buy", "is unknown", "edit"),
    ("shop://orders/42?confirm=true", "confirm", "is unknown here", "in links that end with edit"),
    ("shop://orders/42/items/7/edit?confirm=yes", "confirm", "can't be \"yes\"", "true, false"),
    ("shop://orders/42/items/7/edit?confirm", "confirm", "can't be \"\"", "true, false"),
    (
      "shop://orders/42/items/7/edit?confirm=true&confirm=true", "confirm",
      "more than once", "each query item once"
    ),
    ("shop://orders/42/items/7/edit?sure=true", "sure", "is unknown here", "confirm"),
    ("shop://search", "q", "is missing", "q=TEXT"),
    ("shop://search?q=", "q", "is missing", "q=TEXT"),
    ("shop://search?q=tea&page=2", "page", "is unknown here", "q"),
    ("shop://search?q=%FF", "%FF", "not as text", "UTF-8"),
    ("shop://products/5?q=tea", "q", "is unknown here", "in links that begin with search"),
  ]

  @Test("What isn't known is refused by an error that names the part", arguments: refusals)
  func refusal(url: String, part: String, complaint: String, known: String) throws {
    let store = NavigationStore(path: [.order(1)], urlHandler: ShopURLs())
    guard case .failed(let error as UsageError) = store.handle(try #require(URL(string: url)))
    else { throw UsageError("it was taken", known: "") }
    #expect(store.path == [.order(1)])
    #expect(error.complaint.contains(complaint))
    #expect(error.complaint.contains("\"\(part)\""))
    #expect(error.known.contains(known))
  }

  @Test(
    "Hostile links are refused at once, in a short message without control characters",
    arguments: [
      "shop://" + String(repeating: "orders/", count: 10_000),
      "shop://orders/" + String(repeating: "/", count: 10_000),
      "shop://products/1" + String(repeating: "/related/1", count: 10_000),
      "shop://orders/" + String(repeating: "9", count: 10_000),
      "shop://search?" + (0..<10_000).map { "q\($0)=1" }.joined(separator: "&"),
      "shop://orders/%1B%5B31mred",
      "shop://orders/\u{1B}[31mred\u{7}\0",
      "shop://orders/\u{202E}24",
      "\u{1B}]0;title\u{7}",
      String(repeating: "%", count: 10_000),
    ]
  )
  func hostileLinks(url: String) throws {
    let error = try #require(throws: UsageError.self) { try DeepLink(parsing: url) }
    #expect(error.description.count < 400)
    #expect(error.description == TerminalText.cleaned(error.description))
  }
}
