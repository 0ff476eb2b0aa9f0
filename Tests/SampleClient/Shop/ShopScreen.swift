import SwiftUI

struct ShopScreen: View {
  let route: ShopRoute

  var body: some View {
    switch route {
    case .category(let name):
      ProductList(title: name, products: ShopCatalog.products(in: name))
    case .results(let query):
      ProductList(title: "Results for \(query)", products: ShopCatalog.results(for: query))
    case .product(let id):
      if let product = ShopCatalog.product(id) {
        ProductView(product: product)
      }
    case .cart:
      CartView()
    case .receipt(let total):
      ReceiptView(total: total)
    }
  }
}
