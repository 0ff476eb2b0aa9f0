import Foundation

/// Reads links such as `shop://open/category/Fruit/product/apple?cart`.
struct ShopURLHandler {
  func routes(for url: URL) -> [ShopRoute]? {
    guard url.scheme == "shop" else { return nil }
    var routes: [ShopRoute] = []
    for (kind, id) in url.pairs {
      switch kind {
      case "category": routes.append(.category(id))
      case "results": routes.append(.results(id))
      case "product" where ShopCatalog.product(id) != nil: routes.append(.product(id))
      default: return nil
      }
    }
    if url.query == "cart" {
      routes.append(.cart)
    }
    return routes
  }
}
