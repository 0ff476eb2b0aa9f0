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
