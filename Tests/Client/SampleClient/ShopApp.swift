import Combine
package import Foundation
package import SwiftUI

package struct ShopApp: View {
  @ObservedObject var model: ShopModel

  package var body: some View {
    stack(of: $model.routes) {
      ShopHome()
        .navigationDestination(for: ShopPage.self) { ShopScreen(route: $0) }
    }
    .environmentObject(model)
    .onOpenURL(perform: model.open)
  }
}

/// A shop whose every screen is a route of one type.
@MainActor
package final class ShopModel: Flow {
  @Published fileprivate var routes: Routes<ShopPage>
  @Published fileprivate(set) var cart: [Product] = []

  package init(disk: Disk) { routes = Routes(isArray: !disk.exchangesPaths) }

  package func open(_ url: URL) { if let pages = ShopLinks().routes(for: url) { path = pages } }

  package var root: ShopApp { ShopApp(model: self) }

  package var pathDescription: String {
    path.map(\.description).joined(separator: " > ") + "; \(cart.count) in the cart"
  }

  package var events: [AppEvent] {
    [
      AppEvent("show the cart") { self.path.append(.cart) },
      AppEvent("home") { self.path = [] },
      AppEvent("reverse") { self.path.reverse() },
      AppEvent("insert a category below") { self.path.insert(.category("Bread"), at: 0) },
      AppEvent("remove the lowest", if: !path.isEmpty) { self.path.removeFirst() },
      AppEvent("apple twice") { self.path = [.product("apple"), .product("apple")] },
      AppEvent("ten changes in a row") {
        for length in 1...10 { self.path = Array(repeating: .product("pear"), count: length) }
        self.path = [.category("Fruit"), .product("plum")]
      },
    ]
  }
}

extension ShopModel {
  var path: [ShopPage] {
    get { routes.elements }
    set { routes.elements = newValue }
  }

  func search(_ query: String) { path.append(.results(query)) }
  func add(_ product: Product) { cart.append(product) }

  /// Shows another product where this one is, without a step back in between.
  func showNext(after product: Product) {
    guard !path.isEmpty, let next = ShopCatalog.related(to: product).first else { return }
    path[path.count - 1] = .product(next.id)
  }

  func backToList() {
    guard let list = path.lastIndex(where: \.isList) else {
      path = []
      return
    }
    path.removeSubrange((list + 1)...)
  }

  func checkOut() {
    let total = cart.reduce(0) { $0 + $1.price }
    cart = []
    path = [.receipt(total: total)]
  }
}

enum ShopPage: Hashable, Codable, CustomStringConvertible {
  case category(String)
  case results(String)
  case product(Product.ID)
  case cart
  case receipt(total: Int)

  var isList: Bool {
    switch self {
    case .category, .results: true
    case .product, .cart, .receipt: false
    }
  }

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

private struct ShopScreen: View {
  let route: ShopPage

  var body: some View {
    switch route {
    case .category(let name):
      ProductList(title: name, products: ShopCatalog.products(in: name))
    case .results(let query):
      ProductList(title: "Results for \(query)", products: ShopCatalog.results(for: query))
    case .product(let id):
      if let product = ShopCatalog.product(id) { ProductView(product: product) }
    case .cart:
      CartView()
    case .receipt(let total):
      ReceiptView(total: total)
    }
  }
}

@MainActor
private struct ShopHome: View {
  @EnvironmentObject private var model: ShopModel
  @State private var query = ""

  var body: some View {
    Form {
      Section {
        TextField("Search the shop", text: $query)
        Button("Find") { model.search(query) }.disabled(query.isEmpty)
      }
      Section(header: Text("Categories")) {
        ForEach(ShopCatalog.categories, id: \.self) { category in
          NavigationLink(category, value: ShopPage.category(category))
        }
      }
    }
    .navigationTitle("Shop")
    .toolbar { CartButton(count: model.cart.count) }
  }
}

private struct ProductList: View {
  let title: String
  let products: [Product]

  var body: some View {
    List {
      if products.isEmpty { Text("Nothing here") }
      ForEach(products) { product in
        NavigationLink(value: ShopPage.product(product.id)) {
          VStack(alignment: .leading) {
            Text(product.name)
            Text("\(product.price) €").font(.footnote)
          }
        }
      }
    }
    .navigationTitle(title)
  }
}

@MainActor
private struct ProductView: View {
  let product: Product
  @EnvironmentObject private var model: ShopModel
  @State private var amount = 1

  var body: some View {
    List {
      Text("\(product.name) costs \(product.price) €")
      Text("Amount: \(amount)")
      Button("One more") { amount += 1 }
      Button("Add to cart") {
        for _ in 0..<amount { model.add(product) }
      }
      Section(header: Text("Goes well with")) {
        ForEach(ShopCatalog.related(to: product)) { related in
          NavigationLink(related.name, value: ShopPage.product(related.id))
        }
      }
      Button("Show another instead") { model.showNext(after: product) }
      Button("Back to the list") { model.backToList() }
    }
    .navigationTitle(product.name)
    .toolbar { CartButton(count: model.cart.count) }
  }
}

@MainActor
private struct CartView: View {
  @EnvironmentObject private var model: ShopModel

  var body: some View {
    List {
      ForEach(Array(model.cart.enumerated()), id: \.offset) { _, product in Text(product.name) }
      Button("Check out") { model.checkOut() }.disabled(model.cart.isEmpty)
    }
    .navigationTitle("Cart")
  }
}

private struct CartButton: View {
  let count: Int

  var body: some View { NavigationLink(value: ShopPage.cart) { Text("Cart (\(count))") } }
}

@MainActor
private struct ReceiptView: View {
  let total: Int
  @EnvironmentObject private var model: ShopModel

  var body: some View {
    VStack {
      Text("You paid \(total) €")
      Button("Continue shopping") { model.path = [] }
    }
    .navigationTitle("Receipt")
  }
}

struct Product: Hashable, Codable, Identifiable {
  let id: String
  let name: String
  let category: String
  let price: Int
}

private enum ShopCatalog {
  static let categories = ["Fruit", "Bread"]
  static let products = [
    Product(id: "apple", name: "Apple", category: "Fruit", price: 2),
    Product(id: "pear", name: "Pear", category: "Fruit", price: 3),
    Product(id: "plum", name: "Plum", category: "Fruit", price: 1),
    Product(id: "rye", name: "Rye loaf", category: "Bread", price: 5),
    Product(id: "roll", name: "Roll", category: "Bread", price: 1),
  ]

  static func product(_ id: Product.ID) -> Product? { products.first { $0.id == id } }

  static func products(in category: String) -> [Product] {
    products.filter { $0.category == category }
  }

  static func results(for query: String) -> [Product] {
    products.filter { $0.name.lowercased().contains(query.lowercased()) }
  }

  static func related(to product: Product) -> [Product] { products.filter { $0.id != product.id } }
}

private struct ShopLinks {
  func routes(for url: URL) -> [ShopPage]? {
    guard url.scheme == "shop" else { return nil }
    var routes: [ShopPage] = []
    for (kind, id) in url.pairs {
      switch kind {
      case "category": routes.append(.category(id))
      case "results": routes.append(.results(id))
      case "product" where ShopCatalog.product(id) != nil: routes.append(.product(id))
      default: return nil
      }
    }
    if url.query == "cart" { routes.append(.cart) }
    return routes
  }
}
