/// A screen of the shop.
///
/// Each says what it shows by itself, so that it can be pushed on top of any other.
enum ShopRoute: Hashable, Codable, Sendable {
  case orders
  case order(Int)
  case item(Int)
  case editor(item: Int)
  case confirmation(item: Int)
  case search(String)
  case product(Int)
  case relatedProducts(to: Int)
}

extension ShopRoute {
  /// What the screen's navigation bar says.
  var title: String {
    switch self {
    case .orders: "orders"
    case .order(let number): "order \(number)"
    case .item(let number): "item \(number)"
    case .editor: "editor"
    case .confirmation: "confirmation"
    case .search(let text): "search “\(text)”"
    case .product(let number): "product \(number)"
    case .relatedProducts(let product): "related to \(product)"
    }
  }

  /// What stands for the root, which is no element of any path.
  static var rootTitle: String { "root" }
}
