import Foundation
import NavigationShim

/// What holds of a link that a store is handed.
@MainActor
enum URLProperties {
  /// Whether the bytes are a URL that is handled.
  static func check(_ bytes: [UInt8], _ sabotage: Sabotage) throws(Finding) -> Bool {
    guard let url = URL(string: String(decoding: bytes, as: UTF8.self)) else { return false }
    let before: [Stop] = [.list, .list]
    let store = NavigationStore(path: before, urlHandler: Meddler())
    store.addUrlHandler(StopURLs())
    let isSabotaged = sabotage == .handlesAnything
    let outcome = isSabotaged ? .handled : store.handle(url)
    switch outcome {
    case .handled:
      let isRight = (try? StopURLs.stops(for: url)) == store.path
      try Finding.unless(isRight, "the path is \(store.path)")
      try Finding.unless(store.path.count <= StopURLs.limit, "\(store.path.count) screens")
      return true
    case .failed(let error):
      try Finding.unless(error is StopURLs.Refusal, "failed with \(error)")
    case .unknown:
      try Finding.unless(url.scheme?.lowercased() != "app", "an own link is unknown")
    }
    try Finding.unless(store.path == before, "\(outcome), and the path is \(store.path)")
    return false
  }
}

/// Changes its copy of the path, and then knows nothing of any link.
private struct Meddler: URLHandler {
  func handle(_ url: URL, mutating path: inout [Stop]) -> DeepLinkOutcome {
    path = [.note(text: url.absoluteString)]
    return .unknown
  }
}

/// Reads links such as `app://open/detail/1/note/hello`, as an app would.
private struct StopURLs: URLHandler {
  struct Refusal: Error {}

  static let limit = 20

  func handle(_ url: URL, mutating path: inout [Stop]) throws -> DeepLinkOutcome {
    guard url.scheme?.lowercased() == "app" else { return .unknown }
    // What is done before the refusal is of no effect.
    path.removeAll()
    path = try Self.stops(for: url)
    return .handled
  }

  static func stops(for url: URL) throws -> [Stop] {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      throw Refusal()
    }
    var words = components.path.split(separator: "/").makeIterator()
    var stops: [Stop] = []
    while let word = words.next() {
      switch word {
      case "list": stops.append(.list)
      case "detail":
        guard let id = words.next().flatMap({ Int($0) }) else { throw Refusal() }
        stops.append(.detail(id: id))
      case "note":
        guard let text = words.next() else { throw Refusal() }
        stops.append(.note(text: String(text)))
      default: throw Refusal()
      }
      guard stops.count <= limit else { throw Refusal() }
    }
    return stops
  }
}
