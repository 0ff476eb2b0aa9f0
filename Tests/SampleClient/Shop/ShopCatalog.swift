import Foundation

/// What the shop has.
enum ShopCatalog {
  static let categories = ["Fruit", "Bread"]

  static let products = [
    Product(id: "apple", name: "Apple", category: "Fruit", price: 2),
    Product(id: "pear", name: "Pear", category: "Fruit", price: 3),
    Product(id: "plum", name: "Plum", category: "Fruit", price: 1),
    Product(id: "rye", name: "Rye loaf", category: "Bread", price: 5),
    Product(id: "roll", name: "Roll", category: "Bread", price: 1),
  ]

  static func product(_ id: Product.ID) -> Product? {
    products.first { $0.id == id }
  }

  static func products(in category: String) -> [Product] {
    products.filter { $0.category == category }
  }

  static func results(for query: String) -> [Product] {
    products.filter { $0.name.lowercased().contains(query.lowercased()) }
  }

  static func related(to product: Product) -> [Product] {
    products.filter { $0.id != product.id }
  }
}
