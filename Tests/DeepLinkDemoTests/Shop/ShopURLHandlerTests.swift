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
