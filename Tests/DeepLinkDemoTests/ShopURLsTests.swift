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
    (
      "shop://orders/42/items/7/edit",
      [.orders, .order(42), .item(7), .editor(item: 7)]
    ),
    (
      "shop://orders/42/items/7/edit?confirm=false",
      [.orders, .order(42), .item(7), .editor(item: 7)]
    ),
    (
      "shop://orders/42/items/7/edit?confirm=true",
      [.orders, .order(42), .item(7), .editor(item: 7), .confirmation(item: 7)]
    ),
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

  @Test("The built-in link is what its URL says")
  func builtInLink() throws {
    #expect(try DeepLink(parsing: DeepLink.builtIn.url) == .builtIn)
  }

  @Test("A link as deep as the limit becomes its path, and one more screen is refused")
  func screenLimit() throws {
    let deepest = link(depth: ShopURLs.screenLimit)
    #expect(try DeepLink(parsing: deepest.url) == deepest)
    let error = shopError(of: link(depth: ShopURLs.screenLimit + 1).url)
    #expect(error?.complaint == "\"501\" leads beyond 1000 screens")
  }

  @Test(
    "What is no link of the shop is left to other handlers",
    arguments: ["http://orders/42", "orders/42", "", "shop://[::1"]
  )
  func otherLinks(url: String) throws {
    if let url = URL(string: url) {
      let store = NavigationStore(path: [.order(1)], urlHandler: ShopURLs())
      guard case .unknown = store.handle(url) else { throw Handled() }
    }
    let error = #expect(throws: UsageError.self) { try DeepLink(parsing: url) }
    #expect(error?.complaint == "can't open \"\(url)\": it is no link of the shop")
    #expect(error?.known == "shop://PART/PART…")
  }

  private struct Handled: Error {}

  struct Refusal: Sendable, CustomStringConvertible {
    let url: String
    let part: String
    let complaint: String
    let known: String

    var description: String { url }
  }

  nonisolated static let refusals: [Refusal] = [
    Refusal(
      url: "shop://",
      part: "",
      complaint: "is unknown after \"shop://\"",
      known: "orders, search, products"
    ),
    Refusal(
      url: "shop:///?",
      part: "",
      complaint: "is unknown",
      known: "orders, search, products"
    ),
    Refusal(
      url: "shop:///orders",
      part: "",
      complaint: "is unknown",
      known: "orders, search, products"
    ),
    Refusal(
      url: "shop:orders",
      part: "",
      complaint: "is unknown",
      known: "orders, search, products"
    ),
    Refusal(
      url: "shop://settings",
      part: "settings",
      complaint: "is unknown",
      known: "orders, search, products"
    ),
    Refusal(
      url: "shop://42",
      part: "42",
      complaint: "is unknown",
      known: "orders, search, products"
    ),
    Refusal(
      url: "shop://me@orders",
      part: "me",
      complaint: "no user name",
      known: "shop://PART/PART…"
    ),
    Refusal(
      url: "shop://orders:80",
      part: "80",
      complaint: "no port",
      known: "shop://PART/PART…"
    ),
    Refusal(
      url: "shop://orders#top",
      part: "top",
      complaint: "no fragment",
      known: "shop://PART/PART…"
    ),
    Refusal(
      url: "shop://orders//42",
      part: "",
      complaint: "after \"shop://orders\"",
      known: "the number of the order"
    ),
    Refusal(
      url: "shop://orders/42//",
      part: "",
      complaint: "after \"shop://orders/42\"",
      known: "items"
    ),
    Refusal(
      url: "shop://orders/-1",
      part: "-1",
      complaint: "is unknown",
      known: "the number of the order"
    ),
    Refusal(
      url: "shop://orders/0",
      part: "0",
      complaint: "is unknown",
      known: "the number of the order"
    ),
    Refusal(
      url: "shop://orders/99999999999999999999",
      part: "99999999999999999999",
      complaint: "is unknown",
      known: "the number of the order"
    ),
    Refusal(
      url: "shop://orders/４２",
      part: "４２",
      complaint: "is unknown",
      known: "the number of the order"
    ),
    Refusal(
      url: "shop://orders/4%2F2",
      part: "4/2",
      complaint: "is unknown",
      known: "the number of the order"
    ),
    Refusal(
      url: "shop://orders/%FF",
      part: "%FF",
      complaint: "not as text",
      known: "UTF-8"
    ),
    Refusal(
      url: "shop://orders/42/itms",
      part: "itms",
      complaint: "after \"shop://orders/42\"",
      known: "items"
    ),
    Refusal(
      url: "shop://orders/42/items",
      part: "items",
      complaint: "something has to follow",
      known: "the number of the item"
    ),
    Refusal(
      url: "shop://orders/42/items/7/edit/now",
      part: "now",
      complaint: "is unknown",
      known: "nothing more"
    ),
    Refusal(
      url: "shop://products",
      part: "products",
      complaint: "something has to follow",
      known: "the number of the product"
    ),
    Refusal(
      url: "shop://search/orders?q=tea",
      part: "orders",
      complaint: "is unknown",
      known: "products"
    ),
    Refusal(
      url: "shop://products/5/items",
      part: "items",
      complaint: "is unknown",
      known: "related"
    ),
    Refusal(
      url: "shop://products/5/related/x",
      part: "x",
      complaint: "is unknown",
      known: "the number of the product"
    ),
    Refusal(
      url: "shop://orders/42/items/7/buy",
      part: "buy",
      complaint: "is unknown",
      known: "edit"
    ),
    Refusal(
      url: "shop://orders/42?confirm=true",
      part: "confirm",
      complaint: "is unknown here",
      known: "in links that end with edit"
    ),
    Refusal(
      url: "shop://orders/42/items/7/edit?confirm=yes",
      part: "confirm",
      complaint: "can't be \"yes\"",
      known: "true, false"
    ),
    Refusal(
      url: "shop://orders/42/items/7/edit?confirm",
      part: "confirm",
      complaint: "can't be \"\"",
      known: "true, false"
    ),
    Refusal(
      url: "shop://orders/42/items/7/edit?confirm=true&confirm=true",
      part: "confirm",
      complaint: "more than once",
      known: "each query item once"
    ),
    Refusal(
      url: "shop://orders/42/items/7/edit?sure=true",
      part: "sure",
      complaint: "is unknown here",
      known: "confirm"
    ),
    Refusal(
      url: "shop://search",
      part: "q",
      complaint: "is missing",
      known: "q=TEXT"
    ),
    Refusal(
      url: "shop://search?q=",
      part: "q",
      complaint: "is missing",
      known: "q=TEXT"
    ),
    Refusal(
      url: "shop://search?q=tea&page=2",
      part: "page",
      complaint: "is unknown here",
      known: "q"
    ),
    Refusal(
      url: "shop://search?q=%FF",
      part: "%FF",
      complaint: "not as text",
      known: "UTF-8"
    ),
    Refusal(
      url: "shop://products/5?q=tea",
      part: "q",
      complaint: "is unknown here",
      known: "in links that begin with search"
    ),
  ]

  @Test("What isn't known is refused by an error that names the part", arguments: refusals)
  func refusal(_ refusal: Refusal) throws {
    let error = try #require(shopError(of: refusal.url))
    #expect(error.part == refusal.part)
    #expect(error.complaint.contains(refusal.complaint))
    #expect(error.complaint.contains("\"\(refusal.part)\""))
    #expect(error.known.contains(refusal.known))
  }

  /// Why a URL is refused, by which the path stays what it was.
  private func shopError(of url: String) -> ShopURLError? {
    let store = NavigationStore(path: [.order(1)], urlHandler: ShopURLs())
    guard case .failed(let error)? = URL(string: url).map(store.handle) else { return nil }
    #expect(store.path == [.order(1)])
    return error as? ShopURLError
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
