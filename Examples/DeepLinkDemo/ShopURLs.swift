import Foundation
import NavigationShim
import TestSupport

/// A screen of the shop, which says what it shows by itself: it can be pushed on top of any other.
enum ShopRoute: Hashable, Sendable {
  case orders
  case order(Int)
  case item(Int)
  case editor(item: Int)
  case confirmation(item: Int)

  /// What the screen's navigation bar says.
  var title: String {
    switch self {
    case .orders: "orders"
    case .order(let number): "order \(number)"
    case .item(let number): "item \(number)"
    case .editor: "editor"
    case .confirmation: "confirmation"
    }
  }

  /// What stands for the root, which is no element of any path.
  static let rootTitle = "root"
}

/// Turns the shop's URLs into paths, as an app would do it.
enum ShopURLs {
  /// Makes the path what the URL asks for, whatever it was.
  static func open(_ url: URL, in path: inout [ShopRoute]) -> DeepLinkOutcome {
    let (link, query) = url.absoluteString.lowercased().split(atFirst: "?")
    var parts = link.split(separator: "/", omittingEmptySubsequences: false).map(String.init)[...]
    if parts.last == "" { parts.removeLast() }
    guard parts.starts(with: ["shop:", "", "orders"]) else { return .unknown }
    parts.removeFirst(3)
    path = [.orders]
    func number() -> Int? {
      parts.popFirst().flatMap(Int.init(digits:)).flatMap { $0 > 0 ? $0 : nil }
    }
    if !parts.isEmpty {
      guard let order = number() else { return .unknown }
      path.append(.order(order))
    }
    var editedItem: Int?
    if !parts.isEmpty {
      guard parts.popFirst() == "items", let item = number() else { return .unknown }
      path.append(.item(item))
      if parts.first == "edit" {
        parts.removeFirst()
        path.append(.editor(item: item))
        editedItem = item
      }
    }
    switch (editedItem, query) {
    case (let item?, "confirm=true"): path.append(.confirmation(item: item))
    case (_, nil), (_?, "confirm=false"): break
    default: return .unknown
    }
    return parts.isEmpty ? .handled : .unknown
  }
}

/// A link together with the path it leads to.
struct DeepLink: Hashable, Sendable {
  let url: String
  let path: [ShopRoute]

  /// What is played where no link is given.
  static let builtIn = DeepLink(
    url: "shop://orders/42/items/7/edit?confirm=true",
    path: [.orders, .order(42), .item(7), .editor(item: 7), .confirmation(item: 7)]
  )
}

extension DeepLink {
  /// Reads a URL that was given as an argument.
  @MainActor
  init(parsing text: String) throws(UsageError) {
    let store = NavigationStore(path: [], urlHandler: ShopURLs.open)
    guard let url = URL(string: text), store.handle(url).isHandled else {
      throw UsageError(
        "can't open \(quoting: text): it is no link of the shop",
        known: "\(Self.builtIn.url), or a beginning of it"
      )
    }
    self.init(url: text, path: store.path)
  }
}
