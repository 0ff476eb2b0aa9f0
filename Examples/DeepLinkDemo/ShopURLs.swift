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
struct ShopURLs: URLHandler {
  /// Makes the path what the URL asks for, whatever it was.
  ///
  /// - Throws: `UsageError`, which names the part at fault.
  func handle(_ url: URL, mutating path: inout [ShopRoute]) throws -> DeepLinkOutcome {
    let scheme = "shop://"
    let text = url.absoluteString.lowercased()
    let (link, query) = String(text.dropFirst(scheme.count)).split(atFirst: "?")
    let parts = link.split(separator: "/").map(String.init)
    guard text.hasPrefix(scheme), !parts.isEmpty else { return .unknown }
    path = []
    for (position, part) in parts.enumerated() {
      switch (position, part) {
      case (0, "orders"): path.append(.orders)
      case (2, "items") where parts.count > 3: break
      case (4, "edit"): if case .item(let item) = path.last { path.append(.editor(item: item)) }
      case (1, _), (3, _):
        guard let number = Int(digits: part), number > 0 else { fallthrough }
        path.append(position == 1 ? .order(number) : .item(number))
      default:
        let place = scheme + parts[..<position].joined(separator: "/")
        let known = ["orders", "a number", "items/NUMBER", "a number", "edit", "nothing more"]
        throw UsageError(
          "\(quoting: part) is unknown after \(quoting: place)",
          known: known[min(position, 5)]
        )
      }
    }
    switch (path.last, query) {
    case (_, nil), (.editor, "confirm=false"): break
    case (.editor(let item), "confirm=true"): path.append(.confirmation(item: item))
    case (_, let query?):
      throw UsageError(
        "the query \(quoting: query) is unknown after \(quoting: link)",
        known: "confirm=true or confirm=false after edit"
      )
    }
    return .handled
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
    let store = NavigationStore(path: [], urlHandler: ShopURLs())
    switch URL(string: text).map(store.handle) ?? .unknown {
    case .handled: self.init(url: text, path: store.path)
    case .failed(let error as UsageError):
      throw UsageError("can't open \(quoting: text): \(error.complaint)", known: error.known)
    case .unknown, .failed:
      let complaint = "can't open \(quoting: text): it is no link of the shop"
      throw UsageError(complaint, known: "shop://orders…")
    }
  }
}
