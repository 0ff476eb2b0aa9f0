import CommandSupport
import Testing
@testable import DeepLinkDemo

struct ShopURLHandlerTests {
  static let known: [(String, [ShopRoute])] = [
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

  @Test("A known link becomes its path", arguments: known)
  func knownLinks(url: String, path: [ShopRoute]) throws {
    #expect(try ShopURLHandler.path(for: url) == path)
  }

  @Test("The built-in link is what its URL says")
  func builtInLink() throws {
    #expect(try ShopURLHandler.path(for: DeepLink.builtIn.url) == DeepLink.builtIn.path)
  }

  @Test("A link as deep as the limit becomes its path, and one more screen is refused")
  func depthLimit() throws {
    let limit = ShopURLHandler.depthLimit
    let deepest = link(depth: limit)
    #expect(try ShopURLHandler.path(for: deepest.url) == deepest.path)
    let error = #expect(throws: ShopURLError.self) {
      try ShopURLHandler.path(for: link(depth: limit + 1).url)
    }
    #expect(error?.problem == .tooDeep(limit: limit))
  }

  @Test("Every word that is listed as known leads on", arguments: ShopPlace.allCases)
  func listedWords(place: ShopPlace) {
    let previous: [ShopPlace: ShopRoute] = [.item: .item(7), .product: .product(5)]
    for word in place.words {
      #expect(place.step(word, after: previous[place], searchingFor: "tea") != nil)
    }
    #expect((place.step(1) != nil) == (place.numbered != nil))
    #expect(place.step("nonsense", after: previous[place], searchingFor: "tea") == nil)
  }

  @Test("A path survives being encoded")
  func codable() throws {
    let path = DeepLink.builtIn.path + [.search("茶"), .product(5), .relatedProducts(to: 5)]
    #expect(try roundTrip(path) == path)
  }
}

struct ShopURLRefusalTests {
  struct Refusal: Sendable, CustomStringConvertible {
    let url: String
    let problem: ShopURLError.Problem
    let part: String
    let known: [String]

    var description: String { url }
  }

  static let firstParts = ["orders", "search", "products"]
  static let form = ["shop://PART/PART…"]

  static let refusals: [Refusal] = [
    Refusal(url: "", problem: .malformed, part: "", known: form),
    Refusal(url: "orders/42", problem: .malformed, part: "orders/42", known: form),
    Refusal(url: "shop://[::1", problem: .malformed, part: "shop://[::1", known: form),
    Refusal(url: "http://orders/42", problem: .unknownScheme, part: "http", known: form),
    Refusal(url: "shop://", problem: .incomplete, part: "shop://", known: firstParts),
    Refusal(url: "shop:///?", problem: .incomplete, part: "shop://", known: firstParts),
    Refusal(url: "shop:///orders", problem: .emptyPart, part: "", known: firstParts),
    Refusal(url: "shop:orders", problem: .emptyPart, part: "", known: firstParts),
    Refusal(url: "shop://settings", problem: .unknownPart, part: "settings", known: firstParts),
    Refusal(url: "shop://42", problem: .unknownPart, part: "42", known: firstParts),
    Refusal(url: "shop://me@orders", problem: .unsupported("user name"), part: "me", known: form),
    Refusal(url: "shop://orders:80", problem: .unsupported("port"), part: "80", known: form),
    Refusal(url: "shop://orders#top", problem: .unsupported("fragment"), part: "top", known: form),
    Refusal(
      url: "shop://orders//42",
      problem: .emptyPart,
      part: "",
      known: ["a number of the order"]
    ),
    Refusal(url: "shop://orders/42//", problem: .emptyPart, part: "", known: ["items"]),
    Refusal(
      url: "shop://orders/-1",
      problem: .badNumber(of: "order"),
      part: "-1",
      known: ["a number of the order"]
    ),
    Refusal(
      url: "shop://orders/0",
      problem: .badNumber(of: "order"),
      part: "0",
      known: ["a number of the order"]
    ),
    Refusal(
      url: "shop://orders/99999999999999999999",
      problem: .badNumber(of: "order"),
      part: "99999999999999999999",
      known: ["a number of the order"]
    ),
    Refusal(
      url: "shop://orders/４２",
      problem: .badNumber(of: "order"),
      part: "４２",
      known: ["a number of the order"]
    ),
    Refusal(
      url: "shop://orders/4%2F2",
      problem: .badNumber(of: "order"),
      part: "4/2",
      known: ["a number of the order"]
    ),
    Refusal(
      url: "shop://orders/%FF",
      problem: .badEncoding,
      part: "%FF",
      known: ["a number of the order"]
    ),
    Refusal(url: "shop://orders/42/itms", problem: .unknownPart, part: "itms", known: ["items"]),
    Refusal(
      url: "shop://orders/42/items",
      problem: .incomplete,
      part: "items",
      known: ["a number of the item"]
    ),
    Refusal(
      url: "shop://orders/42/items/7/edit/now",
      problem: .unknownPart,
      part: "now",
      known: []
    ),
    Refusal(
      url: "shop://products",
      problem: .incomplete,
      part: "products",
      known: ["a number of the product"]
    ),
    Refusal(
      url: "shop://orders/42?confirm=true",
      problem: .misplacedQueryItem(home: ShopQueryItem.confirm.home),
      part: "confirm",
      known: ["no query item"]
    ),
    Refusal(
      url: "shop://orders/42/items/7/edit?confirm=yes",
      problem: .badQueryValue("yes"),
      part: "confirm",
      known: ["true, false"]
    ),
    Refusal(
      url: "shop://orders/42/items/7/edit?confirm",
      problem: .badQueryValue(""),
      part: "confirm",
      known: ["true, false"]
    ),
    Refusal(
      url: "shop://orders/42/items/7/edit?confirm=true&confirm=true",
      problem: .repeatedQueryItem,
      part: "confirm",
      known: ["each query item once"]
    ),
    Refusal(
      url: "shop://orders/42/items/7/edit?sure=true",
      problem: .unknownQueryItem,
      part: "sure",
      known: ["confirm"]
    ),
    Refusal(url: "shop://search", problem: .missingQueryItem, part: "q", known: ["q"]),
    Refusal(url: "shop://search?q=", problem: .badQueryValue(""), part: "q", known: ["any text"]),
    Refusal(
      url: "shop://search?q=tea&page=2",
      problem: .unknownQueryItem,
      part: "page",
      known: ["q"]
    ),
    Refusal(url: "shop://search?q=%FF", problem: .badEncoding, part: "%FF", known: ["UTF-8"]),
    Refusal(
      url: "shop://products/5?q=tea",
      problem: .misplacedQueryItem(home: ShopQueryItem.text.home),
      part: "q",
      known: ["no query item"]
    ),
  ]

  @Test("What isn't known is refused by an error that names the part", arguments: refusals)
  func refusal(_ refusal: Refusal) throws {
    let error = try #require(throws: ShopURLError.self) {
      try ShopURLHandler.path(for: refusal.url)
    }
    #expect(error.problem == refusal.problem)
    #expect(error.part == refusal.part)
    #expect(error.known == refusal.known)
    #expect(error.description.contains(refusal.part))
    for known in refusal.known { #expect(error.description.contains(known)) }
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
    let error = try #require(throws: ShopURLError.self) { try ShopURLHandler.path(for: url) }
    let usageError = UsageError(error, in: url)
    for message in [error.description, usageError.description] {
      #expect(message.count < 400)
      #expect(message == TerminalText.cleaned(message))
    }
  }
}
