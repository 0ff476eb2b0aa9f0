import CommandSupport
import Foundation
import NavigationShim

/// A screen of the shop.
///
/// Each says what it shows by itself, so that it can be pushed on top of any other.
enum ShopRoute: Hashable, Sendable {
  case orders
  case order(Int)
  case item(Int)
  case editor(item: Int)
  case confirmation(item: Int)
  case search(String)
  case product(Int)
  case relatedProducts(to: Int)

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
  static let rootTitle = "root"
}

/// Turns the shop's URLs into paths, as an app would do it.
struct ShopURLs: URLHandler {
  /// The most screens that one link may lead to.
  ///
  /// A URL can come from anywhere, and a stack of links holds every screen of it.
  static let screenLimit = 1000

  /// Makes the path what the URL asks for, whatever it was.
  ///
  /// Scheme and first part are read without regard to case, and a slash at the end means nothing.
  ///
  /// - Throws: `UsageError`, which names the part at fault.
  func handle(_ url: URL, mutating path: inout [ShopRoute]) throws -> DeepLinkOutcome {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
      components.scheme?.lowercased() == "shop"
    else { return .unknown }
    var link = try ShopLink(components)
    path = []
    while let part = link.nextPart() {
      switch (path.last, part) {
      case (nil, "orders"): path.append(.orders)
      case (nil, "search"): path.append(.search(try link.searchText()))
      case (nil, "products"), (.search, "products"):
        path.append(.product(try link.nextNumber(of: "product")))
      case (.orders, _): path.append(.order(try link.number(part, of: "order")))
      case (.order, "items"): path.append(.item(try link.nextNumber(of: "item")))
      case (.item(let item), "edit"): path.append(.editor(item: item))
      case (.product(let product), "related"): path.append(.relatedProducts(to: product))
      case (.relatedProducts, _): path.append(.product(try link.number(part, of: "product")))
      case (let last, _): throw link.unknown(part, known: Self.parts(after: last))
      }
      guard path.count <= Self.screenLimit else {
        throw UsageError(
          "\(quoting: part) leads beyond \(String(Self.screenLimit)) screens",
          known: "the end of the link"
        )
      }
    }
    if case .editor(let item) = path.last, try link.isConfirmed() {
      path.append(.confirmation(item: item))
    }
    try link.checkThatQueryIsUsed()
    return .handled
  }

  private static func parts(after screen: ShopRoute?) -> String {
    switch screen {
    case nil: "orders, search, products"
    case .order: "items"
    case .item: "edit"
    case .search: "products"
    case .product: "related"
    case .orders, .relatedProducts, .editor, .confirmation: "nothing more"
    }
  }
}

/// A link, of which parts and query items are taken one after the other.
private struct ShopLink {
  private let parts: [String]
  private var position = 0
  private var query: [String: String] = [:]

  init(_ components: URLComponents) throws {
    let extras = [
      ("user name", components.percentEncodedUser),
      ("password", components.percentEncodedPassword),
      ("port", components.port.map(String.init)),
      ("fragment", components.percentEncodedFragment),
    ]
    for case (let kind, let extra?) in extras {
      throw UsageError(
        "the shop's links have no \(kind) like \(quoting: extra)",
        known: "shop://PART/PART…"
      )
    }
    // The path is split while it is still encoded, as a part may itself hold a slash.
    let path = components.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false)
    var parts = try path.dropFirst().map { try Self.decoded(String($0)) }
    if parts.last == "" { parts.removeLast() }
    self.parts = [try Self.decoded(components.percentEncodedHost ?? "").lowercased()] + parts
    for item in components.percentEncodedQueryItems ?? [] {
      let name = try Self.decoded(item.name)
      guard query.updateValue(try Self.decoded(item.value ?? ""), forKey: name) == nil else {
        throw UsageError(
          "the query item \(quoting: name) is there more than once",
          known: "each query item once"
        )
      }
    }
  }

  /// Takes the next part; `nil` at the end.
  mutating func nextPart() -> String? {
    guard position < parts.count else { return nil }
    position += 1
    return parts[position - 1]
  }

  /// Takes the number that has to follow the part that was taken last.
  mutating func nextNumber(of noun: String) throws -> Int {
    if let part = nextPart() { return try number(part, of: noun) }
    throw UsageError(
      "something has to follow \(quoting: parts[position - 1])",
      known: "the \(noun)'s number, 1 or more"
    )
  }

  /// The number that the part is which was taken last: digits alone, as `Int` takes signs as well.
  func number(_ part: String, of noun: String) throws -> Int {
    guard part.utf8.allSatisfy("0123456789".utf8.contains), let number = Int(part), number > 0
    else { throw unknown(part, known: "the \(noun)'s number, 1 or more") }
    return number
  }

  /// Refuses the part that was taken last.
  func unknown(_ part: String, known: String) -> UsageError {
    let place = "shop://" + parts[..<(position - 1)].joined(separator: "/")
    return UsageError("\(quoting: part) is unknown after \(quoting: place)", known: known)
  }

  /// Takes what a search looks for.
  mutating func searchText() throws -> String {
    guard let text = query.removeValue(forKey: "q"), !text.isEmpty else {
      throw UsageError("the query item \"q\" is missing", known: "q=TEXT")
    }
    return text
  }

  /// Takes whether the confirmation follows the editor.
  mutating func isConfirmed() throws -> Bool {
    switch query.removeValue(forKey: "confirm") {
    case nil, "false": return false
    case "true": return true
    case let value?:
      throw UsageError(
        "the query item \"confirm\" can't be \(quoting: value)",
        known: "true, false"
      )
    }
  }

  /// Refuses a query item that nothing has taken.
  func checkThatQueryIsUsed() throws {
    guard let name = query.keys.min() else { return }
    throw UsageError(
      "the query item \(quoting: name) is unknown here",
      known: "q in links that begin with search, confirm in links that end with edit"
    )
  }

  private static func decoded(_ text: String) throws -> String {
    if let decoded = text.removingPercentEncoding { return decoded }
    throw UsageError("\(quoting: text) is percent-encoded, but not as text", known: "UTF-8")
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
    case .unknown:
      throw UsageError(
        "can't open \(quoting: text): it is no link of the shop",
        known: "shop://PART/PART…"
      )
    case .failed(let error):
      let error = error as? UsageError
      throw UsageError(
        "can't open \(quoting: text): \(error?.complaint ?? "")",
        known: error?.known ?? ""
      )
    }
  }
}
