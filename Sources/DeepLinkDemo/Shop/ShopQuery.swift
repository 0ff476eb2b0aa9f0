import Foundation

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
