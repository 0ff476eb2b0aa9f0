import Foundation

/// A screen above the front page.
enum ShopRoute: Hashable, Codable {
  case shelf(String)
  case tea(String)
  case basket

  /// The screens that a link such as `shop://shelf/Black/tea/Assam/basket` leads to, or nil where it
  /// names something that the shop doesn't have.
  static func screens(for url: URL) -> [ShopRoute]? {
    guard url.scheme == "shop", let first = url.host else { return nil }
    var parts = [first] + url.pathComponents.filter { $0 != "/" }
    var screens: [ShopRoute] = []
    while !parts.isEmpty {
      switch (parts.removeFirst(), parts.first) {
      case ("shelf", let name?) where Shelf.all.contains { $0.name == name }:
        screens.append(.shelf(name))
        parts.removeFirst()
      case ("tea", let name?) where Shelf.all.contains { $0.teas.contains(name) }:
        screens.append(.tea(name))
        parts.removeFirst()
      case ("basket", _):
        screens.append(.basket)
      default:
        return nil
      }
    }
    return screens
  }
}

/// What the shop sells.
struct Shelf: Hashable {
  let name: String
  let teas: [String]

  static let all = [
    Shelf(name: "Black", teas: ["Assam", "Ceylon", "Keemun"]),
    Shelf(name: "Green", teas: ["Sencha", "Longjing"]),
  ]
}
