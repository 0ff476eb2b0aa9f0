/// How far a link has been read, and so what may follow.
///
/// These are the shop's links as a graph: each part of a URL leads from one place to the next, and
/// most parts add a screen.
enum ShopPlace: CaseIterable {
  case start, orders, order, items, item, editor, search, products, product, related

  /// A part of a link, taken in.
  struct Step {
    let place: ShopPlace

    /// The screen that the part adds; `nil` for a part that says only what its successor is.
    var route: ShopRoute?
  }

  /// The words that may follow.
  var words: [String] {
    switch self {
    case .start: ["orders", "search", "products"]
    case .order: ["items"]
    case .item: ["edit"]
    case .search: ["products"]
    case .product: ["related"]
    case .orders, .items, .editor, .products, .related: []
    }
  }

  /// What a number that may follow is the number of.
  var numbered: String? {
    switch self {
    case .orders: "order"
    case .items: "item"
    case .products, .related: "product"
    case .start, .order, .item, .editor, .search, .product: nil
    }
  }

  /// Whether a link may end here.
  var isComplete: Bool {
    switch self {
    case .start, .items, .products: false
    case .orders, .order, .item, .editor, .search, .product, .related: true
    }
  }

  /// The query items that a link which ends here may have.
  ///
  /// - Parameter isSearch: Whether the link began with a search.
  func queryItems(inSearch isSearch: Bool) -> [ShopQueryItem] {
    (isSearch ? [.text] : []) + (self == .editor ? [.confirm] : [])
  }

  /// Takes in a word.
  ///
  /// - Parameters:
  ///   - word: The next part of the link.
  ///   - previous: The screen reached so far.
  ///   - text: What a search looks for.
  func step(_ word: String, after previous: ShopRoute?, searchingFor text: String) -> Step? {
    switch (self, word, previous) {
    case (.start, "orders", _): Step(place: .orders, route: .orders)
    case (.start, "search", _): Step(place: .search, route: .search(text))
    case (.start, "products", _), (.search, "products", _): Step(place: .products)
    case (.order, "items", _): Step(place: .items)
    case (.item, "edit", .item(let number)): Step(place: .editor, route: .editor(item: number))
    case (.product, "related", .product(let number)):
      Step(place: .related, route: .relatedProducts(to: number))
    default: nil
    }
  }

  /// Takes in a number.
  func step(_ number: Int) -> Step? {
    switch self {
    case .orders: Step(place: .order, route: .order(number))
    case .items: Step(place: .item, route: .item(number))
    case .products, .related: Step(place: .product, route: .product(number))
    case .start, .order, .item, .editor, .search, .product: nil
    }
  }
}
