import Foundation
import NavigationShim
import TestSupport

/// What holds of what a store restores.
@MainActor
enum StoreProperties {
  typealias Path = Shim.NavigationPath

  /// Whether the data was read as routes.
  static func checkRoutes(_ data: Data) throws(HostileFinding) -> Bool {
    let path: [HostileStop]? = try restored(data, over: [.list, .detail(id: 1)]) {
      try $0.restore(from: $1)
    } save: {
      try $0.encoded()
    }
    guard let path else { return false }
    try insist(path.count <= data.count, "\(path.count) of \(data.count) bytes")
    return true
  }

  /// Whether the data was read as a path.
  static func checkPath(_ data: Data) throws(HostileFinding) -> Bool {
    let strings = try? [String](json: data)
    let path = try restored(data, over: Path([1, 2])) {
      try $0.restore(from: $1)
    } save: {
      try $0.encoded()
    }
    guard let path else {
      try insist((strings?.count ?? 1) % 2 == 1, "strings in pairs are refused")
      return false
    }
    try PathProperties.checkElements(of: path, are: strings ?? [])
    return true
  }

  /// Whether the data was read as a root and a path.
  static func checkRootedPath(_ data: Data) throws(HostileFinding) -> Bool {
    try restored(data, over: RootedPath(root: HostileStop.list, path: Path([1]))) {
      try $0.restore(from: $1)
    } save: {
      try $0.encoded()
    } != nil
  }

  /// The path that a store restores, which comes back once it is saved; `nil` if it refuses, and keeps the one before.
  private static func restored<P: Equatable>(
    _ data: Data,
    over before: P,
    by restore: (PathStore<P>, Data) throws -> Void,
    save: (PathStore<P>) throws -> Data
  ) throws(HostileFinding) -> P? {
    let store = PathStore(path: before)
    do {
      try restore(store, data)
    } catch let error as PathStoreError {
      guard case .undecodable = error else { throw HostileFinding("\(error)") }
      try PathProperties.checkLength("an error", error.description, data.count)
      try insist(store.path == before, "failed, and \(store.path)")
      return nil
    } catch {
      throw HostileFinding("restoring throws a \(type(of: error))")
    }
    let again = PathStore(path: before)
    guard let saved = try? save(store), (try? restore(again, saved)) != nil else {
      throw HostileFinding("what was restored isn't saved: \(store.path)")
    }
    try insist(again.path == store.path, "\(store.path) comes back as \(again.path)")
    return store.path
  }
}

/// What holds of a link that a store is handed.
@MainActor
enum URLProperties {
  /// Whether the bytes are a URL that is handled.
  static func check(_ bytes: [UInt8]) throws(HostileFinding) -> Bool {
    guard let url = URL(string: String(decoding: bytes, as: UTF8.self)) else { return false }
    let before: [HostileStop] = [.list, .list]
    // One changes its copy of the path, and then knows nothing of any link.
    let store = NavigationStore(path: before) { url, path in
      path = [.note(text: url.absoluteString)]
      return .unknown
    }
    store.addURLHandler(StopURLs.open)
    let outcome = store.handle(url)
    switch outcome {
    case .handled:
      let isRight = (try? StopURLs.stops(for: url)) == store.path
      try insist(isRight, "the path is \(store.path)")
      try insist(store.path.count <= StopURLs.limit, "\(store.path.count) screens")
      return true
    case .failed(let error): try insist(error is StopURLs.Refusal, "failed with \(error)")
    case .unknown: try insist(url.scheme?.lowercased() != "app", "an own link is unknown")
    }
    try insist(store.path == before, "\(outcome), and the path is \(store.path)")
    return false
  }
}

/// Reads links such as `app://open/detail/1/note/hello`, as an app would.
private enum StopURLs {
  struct Refusal: Error {}

  static let limit = 20

  static func open(_ url: URL, in path: inout [HostileStop]) throws -> DeepLinkOutcome {
    guard url.scheme?.lowercased() == "app" else { return .unknown }
    // What is done before the refusal is of no effect.
    path.removeAll()
    path = try stops(for: url)
    return .handled
  }

  static func stops(for url: URL) throws -> [HostileStop] {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      throw Refusal()
    }
    var words = components.path.split(separator: "/").makeIterator()
    var stops: [HostileStop] = []
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

/// What holds of a file of a path.
@MainActor
enum FileProperties {
  typealias Path = Shim.NavigationPath

  /// Whether the data, as the contents of a file, was read.
  static func check(_ data: Data) throws(HostileFinding) -> Bool {
    // An optional, for the word null.
    let expected = Result { try Path.CodableRepresentation?(json: data) }
    let path: Path
    do {
      path = try SerializedNavPath.path(fromContents: data)
    } catch let error as DecodingError {
      if case .success = expected { throw HostileFinding("what is a path is refused: \(error)") }
      return false
    } catch {
      throw HostileFinding("reading a file throws a \(type(of: error))")
    }
    guard case .success(let representation) = expected else {
      throw HostileFinding("what is no path is read: \(path)")
    }
    let whole = representation.map { Path($0) } ?? Path()
    try insist(path == whole, "\(whole) is read as \(path)")
    return true
  }
}
