/// The screens of the shop above its home.
enum ShopRoute: Hashable, Codable {
  case category(String)
  case results(String)
  case product(Product.ID)
  case cart
  case receipt(total: Int)

  /// Whether products are chosen there.
  var isList: Bool {
    switch self {
    case .category, .results: true
    case .product, .cart, .receipt: false
    }
  }
}

extension ShopRoute: CustomStringConvertible {
  var description: String {
    switch self {
    case .category(let name): "category \(name)"
    case .results(let query): "results \(query)"
    case .product(let id): "product \(id)"
    case .cart: "cart"
    case .receipt(let total): "receipt \(total)"
    }
  }
}
