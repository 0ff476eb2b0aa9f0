import CommandSupport
import Foundation

/// Turns the shop's URLs into paths, and refuses what it doesn't know.
enum ShopURLHandler {
  /// The scheme of the shop's URLs.
  static let scheme = "shop"

  /// The most screens that one link may lead to.
  ///
  /// A URL can come from anywhere, and a stack of links holds every screen of it.
  static let depthLimit = 1000

  /// The path that a URL leads to.
  ///
  /// Scheme and first part are read without regard to case, as schemes and hosts are; one slash at
  /// the end means nothing. Every link leads to at least one screen.
  ///
  /// - Throws: ``ShopURLError``, which names the part at fault.
  static func path(for url: String) throws(ShopURLError) -> [ShopRoute] {
    let components = try acceptableComponents(of: url)
    let query = try ShopQuery(components)
    var reader = ShopLinkReader(searchingFor: query.value(of: .text) ?? "")
    for part in parts(of: components) {
      try reader.read(part)
    }
    try reader.end()
    return try query.complete(reader)
  }

  private static func acceptableComponents(
    of url: String
  ) throws(ShopURLError) -> URLComponents {
    guard let components = URLComponents(string: url) else {
      throw ShopURLError(problem: .malformed, part: url, place: "", known: [knownForm])
    }
    guard components.scheme?.lowercased() == scheme else {
      throw ShopURLError(
        problem: components.scheme == nil ? .malformed : .unknownScheme,
        part: components.scheme ?? url,
        place: "",
        known: [knownForm]
      )
    }
    let unsupported: [(String, String?)] = [
      ("user name", components.percentEncodedUser),
      ("password", components.percentEncodedPassword),
      ("port", components.port.map(String.init)),
      ("fragment", components.percentEncodedFragment),
    ]
    for case (let kind, let part?) in unsupported {
      throw ShopURLError(
        problem: .unsupported(kind),
        part: part,
        place: "",
        known: [knownForm]
      )
    }
    return components
  }

  /// The parts between the slashes, still percent-encoded: a part may itself hold a slash.
  private static func parts(of components: URLComponents) -> [String] {
    var parts = components.percentEncodedPath
      .split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
    let first = (components.percentEncodedHost ?? "").lowercased()
    if parts.last?.isEmpty ?? false, parts.count > 1 || !first.isEmpty { parts.removeLast() }
    // The path begins with a slash, so there is an empty part in front of it.
    if parts.first?.isEmpty ?? false { parts.removeFirst() }
    if first.isEmpty, parts.isEmpty { return [] }
    return [first] + parts
  }

  private static var knownForm: String { "\(scheme)://PART/PART…" }
}

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

/// A link together with the path it leads to.
struct DeepLink: Hashable, Sendable {
  let url: String
  let path: [ShopRoute]

  /// Takes a path as a link's, whatever the link's URL would be.
  init(url: String, path: [ShopRoute]) {
    self.url = url
    self.path = path
  }

  /// Reads a URL that was given as an argument.
  init(parsing url: String) throws(UsageError) {
    do {
      self.init(url: url, path: try ShopURLHandler.path(for: url))
    } catch {
      throw UsageError(error, in: url)
    }
  }

  /// What is played where no link is given.
  static let builtIn = DeepLink(
    url: "shop://orders/42/items/7/edit?confirm=true",
    path: [.orders, .order(42), .item(7), .editor(item: 7), .confirmation(item: 7)]
  )
}

/// Reads a link part by part, and gathers the screens it leads to.
struct ShopLinkReader {
  private(set) var path: [ShopRoute] = []
  private(set) var place = ShopPlace.start

  /// The parts read so far, as they came.
  private var parts: [String] = []
  private let searchText: String

  init(searchingFor searchText: String) {
    self.searchText = searchText
  }

  /// Whether the link begins with a search.
  var isSearch: Bool {
    if case .search? = path.first { true } else { false }
  }

  /// The link as far as it has been read.
  var link: String {
    "\(ShopURLHandler.scheme)://" + parts.joined(separator: "/")
  }

  /// What may come next, in words.
  var known: [String] {
    place.words + (place.numbered.map { ["a number of the \($0)"] } ?? [])
  }

  /// Reads the next part.
  mutating func read(_ encodedPart: String) throws(ShopURLError) {
    guard let part = encodedPart.removingPercentEncoding else {
      throw error(.badEncoding, encodedPart)
    }
    guard !part.isEmpty else { throw error(.emptyPart, part) }
    guard let step = try step(part) else { throw error(.unknownPart, part) }
    parts.append(encodedPart)
    place = step.place
    if let route = step.route { try add(route) }
  }

  /// Checks that the link may end here.
  func end() throws(ShopURLError) {
    guard place.isComplete else { throw error(.incomplete, parts.last ?? link) }
  }

  /// Adds a screen on top.
  mutating func add(_ route: ShopRoute) throws(ShopURLError) {
    guard path.count < ShopURLHandler.depthLimit else {
      throw ShopURLError(
        problem: .tooDeep(limit: ShopURLHandler.depthLimit),
        part: parts.last ?? "",
        place: link,
        known: ["the end of the link"]
      )
    }
    path.append(route)
  }

  private func step(_ part: String) throws(ShopURLError) -> ShopPlace.Step? {
    if let step = place.step(part, after: path.last, searchingFor: searchText) { return step }
    guard let noun = place.numbered else { return nil }
    guard let number = Self.number(part), let step = place.step(number) else {
      throw error(.badNumber(of: noun), part)
    }
    return step
  }

  /// The number that a part is, if it consists of digits alone: `Int` itself takes signs as well.
  private static func number(_ part: String) -> Int? {
    guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(part), number > 0
    else { return nil }
    return number
  }

  private func error(_ problem: ShopURLError.Problem, _ part: String) -> ShopURLError {
    ShopURLError(problem: problem, part: part, place: link, known: known)
  }
}

/// How far a link has been read, and so what may follow.
///
/// These are the shop's links as a graph: each part of a URL leads from one place to the next, and
/// most parts add a screen.
enum ShopPlace: CaseIterable {
  case start, orders, order, items, item, editor, search, products, product, related

  /// A part of a link, taken in.
  struct Step {
    let place: ShopPlace

    /// The screen that the part adds; `nil` for a part that says only what its successor is.
    var route: ShopRoute?
  }

  /// The words that may follow.
  var words: [String] {
    switch self {
    case .start: ["orders", "search", "products"]
    case .order: ["items"]
    case .item: ["edit"]
    case .search: ["products"]
    case .product: ["related"]
    case .orders, .items, .editor, .products, .related: []
    }
  }

  /// What a number that may follow is the number of.
  var numbered: String? {
    switch self {
    case .orders: "order"
    case .items: "item"
    case .products, .related: "product"
    case .start, .order, .item, .editor, .search, .product: nil
    }
  }

  /// Whether a link may end here.
  var isComplete: Bool {
    switch self {
    case .start, .items, .products: false
    case .orders, .order, .item, .editor, .search, .product, .related: true
    }
  }

  /// The query items that a link which ends here may have.
  ///
  /// - Parameter isSearch: Whether the link began with a search.
  func queryItems(inSearch isSearch: Bool) -> [ShopQueryItem] {
    (isSearch ? [.text] : []) + (self == .editor ? [.confirm] : [])
  }

  /// Takes in a word.
  ///
  /// - Parameters:
  ///   - word: The next part of the link.
  ///   - previous: The screen reached so far.
  ///   - text: What a search looks for.
  func step(_ word: String, after previous: ShopRoute?, searchingFor text: String) -> Step? {
    switch (self, word, previous) {
    case (.start, "orders", _): Step(place: .orders, route: .orders)
    case (.start, "search", _): Step(place: .search, route: .search(text))
    case (.start, "products", _), (.search, "products", _): Step(place: .products)
    case (.order, "items", _): Step(place: .items)
    case (.item, "edit", .item(let number)): Step(place: .editor, route: .editor(item: number))
    case (.product, "related", .product(let number)):
      Step(place: .related, route: .relatedProducts(to: number))
    default: nil
    }
  }

  /// Takes in a number.
  func step(_ number: Int) -> Step? {
    switch self {
    case .orders: Step(place: .order, route: .order(number))
    case .items: Step(place: .item, route: .item(number))
    case .products, .related: Step(place: .product, route: .product(number))
    case .start, .order, .item, .editor, .search, .product: nil
    }
  }
}

/// The query of a link.
struct ShopQuery {
  private var items: [(name: String, value: String?)] = []

  /// Reads the query of a URL, in which no item may be there twice.
  init(_ components: URLComponents) throws(ShopURLError) {
    let place = "\(ShopURLHandler.scheme)://\(components.percentEncodedHost ?? "")"
    var names: Set<String> = []
    for item in components.percentEncodedQueryItems ?? [] {
      let name = try Self.decoded(item.name, in: place)
      var value: String?
      if let encoded = item.value { value = try Self.decoded(encoded, in: place) }
      guard names.insert(name).inserted else {
        throw ShopURLError(
          problem: .repeatedQueryItem,
          part: name,
          place: place,
          known: ["each query item once"]
        )
      }
      items.append((name, value))
    }
  }

  /// The value of an item; `nil` where the item isn't there or has none.
  func value(of item: ShopQueryItem) -> String? {
    items.first { $0.name == item.rawValue }?.value
  }

  /// Checks the query against a link that has been read, and adds the screen it asks for.
  func complete(_ reader: ShopLinkReader) throws(ShopURLError) -> [ShopRoute] {
    let allowed = reader.place.queryItems(inSearch: reader.isSearch)
    for (name, value) in items {
      guard let item = allowed.first(where: { $0.rawValue == name }) else {
        let home = ShopQueryItem(rawValue: name)?.home
        throw error(home.map { .misplacedQueryItem(home: $0) } ?? .unknownQueryItem, name, reader)
      }
      try check(item, value, reader)
    }
    if allowed.contains(.text), value(of: .text) == nil {
      throw error(.missingQueryItem, ShopQueryItem.text.rawValue, reader)
    }
    guard value(of: .confirm) == "true", case .editor(let item)? = reader.path.last else {
      return reader.path
    }
    var reader = reader
    try reader.add(.confirmation(item: item))
    return reader.path
  }

  private func check(
    _ item: ShopQueryItem,
    _ value: String?,
    _ reader: ShopLinkReader
  ) throws(ShopURLError) {
    let (isValid, known) =
      switch item {
      case .text: (value.map { !$0.isEmpty } ?? false, "any text")
      case .confirm: (value == "true" || value == "false", "true, false")
      }
    guard !isValid else { return }
    throw ShopURLError(
      problem: .badQueryValue(value ?? ""),
      part: item.rawValue,
      place: reader.link,
      known: [known]
    )
  }

  private func error(
    _ problem: ShopURLError.Problem,
    _ part: String,
    _ reader: ShopLinkReader
  ) -> ShopURLError {
    let known = reader.place.queryItems(inSearch: reader.isSearch).map(\.rawValue)
    return ShopURLError(
      problem: problem,
      part: part,
      place: reader.link,
      known: known.isEmpty ? ["no query item"] : known
    )
  }

  private static func decoded(_ text: String, in place: String) throws(ShopURLError) -> String {
    guard let decoded = text.removingPercentEncoding else {
      throw ShopURLError(problem: .badEncoding, part: text, place: place, known: ["UTF-8"])
    }
    return decoded
  }
}

/// A query item that some of the shop's links have.
enum ShopQueryItem: String, CaseIterable {
  /// What a search looks for.
  case text = "q"

  /// Whether the confirmation follows the editor.
  case confirm

  /// The links that have it, in words.
  var home: String {
    switch self {
    case .text: "links that begin with shop://search"
    case .confirm: "links that end with edit"
    }
  }
}

/// Why a URL is none of the shop's links: the part at fault, where it stands, and what is known
/// there.
struct ShopURLError: Error, Equatable {
  /// What is wrong with the part.
  enum Problem: Equatable {
    /// The whole is no URL.
    case malformed

    /// The URL belongs to another app.
    case unknownScheme

    /// The URL has something that the shop's links never have: a user, a port, a fragment.
    case unsupported(String)

    /// A part is not known where it stands.
    case unknownPart

    /// Nothing stands between two slashes.
    case emptyPart

    /// Something has to follow the last part.
    case incomplete

    /// The part should be a number of this.
    case badNumber(of: String)

    /// The part is not text, as its percent-encoding is not UTF-8.
    case badEncoding

    /// A query item is not known at all.
    case unknownQueryItem

    /// A query item belongs to other links.
    case misplacedQueryItem(home: String)

    /// A query item is there more than once.
    case repeatedQueryItem

    /// A query item has to be there.
    case missingQueryItem

    /// A query item has a value that it can't have.
    case badQueryValue(String)

    /// The path has more screens than this.
    case tooDeep(limit: Int)
  }

  let problem: Problem
  let part: String

  /// The link as far as it is understood.
  let place: String

  /// What is known at that place.
  let known: [String]
}

extension ShopURLError: CustomStringConvertible {
  /// The error in one sentence.
  ///
  /// It never holds a control character of the URL, which could otherwise steer a terminal.
  var description: String {
    "\(complaint); known there: \(knownInWords)"
  }

  /// What is known at the place, as a list.
  var knownInWords: String {
    known.isEmpty ? "nothing more" : known.joined(separator: ", ")
  }

  /// What is wrong.
  var complaint: String {
    let part = quoted(part)
    let place = TerminalText.shortened(place)
    return switch problem {
    case .malformed: "\(part) is no URL"
    case .unknownScheme: "\(part) is not the shop's scheme"
    case .unsupported(let kind): "\(part) is a \(kind), which the shop's links don't have"
    case .unknownPart: "\(part) is unknown after \(place)"
    case .emptyPart: "an empty part follows \(place)"
    case .incomplete: "the link is incomplete: something has to follow \(part) in \(place)"
    case .badNumber(let noun): "\(part) after \(place) is no number of \(noun.withArticle)"
    case .badEncoding: "\(part) in \(place) is percent-encoded, but not as UTF-8 text"
    case .unknownQueryItem: "the query item \(part) is unknown at \(place)"
    case .misplacedQueryItem(let home):
      "the query item \(part) is unknown at \(place), it belongs to \(home)"
    case .repeatedQueryItem: "the query item \(part) is there more than once"
    case .missingQueryItem: "the query item \(part) is missing at \(place)"
    case .badQueryValue(let value): "the query item \(part) can't be \(quoted(value))"
    case .tooDeep(let limit): "the link leads beyond \(limit) screens, which is the limit"
    }
  }

  private func quoted(_ text: String) -> String { "\"\(TerminalText.shortened(text))\"" }
}

extension String {
  /// The noun with its indefinite article.
  fileprivate var withArticle: String {
    (first.map("aeiou".contains) ?? false ? "an " : "a ") + self
  }
}

extension UsageError {
  /// Takes over what is wrong with a link.
  init(_ error: ShopURLError, in url: String) {
    self.init("can't open \(quoting: url): \(error.complaint)", known: error.knownInWords)
  }
}
