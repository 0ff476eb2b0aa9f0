import Foundation

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
