import Foundation
import NavigationShim
import NavigationShimTesting
import TestSupport

/// What holds of what a store restores.
@MainActor
enum StoreProperties {
  typealias Path = Shim.NavigationPath

  /// Whether the data was read as routes.
  static func checkRoutes(_ data: Data) throws(HostileFinding) -> Bool {
    let store = NavigationStore<HostileStop>(path: [.list, .detail(id: 1)])
    guard try isRestored(data, { try store.restore(from: data) }) else {
      try insist(store.path == [.list, .detail(id: 1)], "failed, and \(store.path)")
      return false
    }
    let again = NavigationStore<HostileStop>()
    guard let saved = try? store.encoded(), (try? again.restore(from: saved)) != nil else {
      throw HostileFinding("routes that were restored aren't saved: \(store.path)")
    }
    try insist(again.path == store.path, "\(store.path) comes back as \(again.path)")
    try insist(store.path.count <= data.count, "\(store.path.count) of \(data.count) bytes")
    return true
  }

  /// Whether the data was read as a path.
  static func checkPath(_ data: Data) throws(HostileFinding) -> Bool {
    let store = PathStore<Path>(path: Path([1, 2]))
    let strings = try? [String](json: data)
    guard try isRestored(data, { try store.restore(from: data) }) else {
      try insist(store.path == Path([1, 2]), "failed, and \(store.path)")
      try insist((strings?.count ?? 1) % 2 == 1, "strings in pairs are refused")
      return false
    }
    try PathProperties.checkElements(of: store.path, are: strings ?? [])
    let again = PathStore<Path>()
    guard let saved = try? store.encoded(), (try? again.restore(from: saved)) != nil else {
      throw HostileFinding("a path that was restored isn't saved: \(store.path)")
    }
    try insist(again.path == store.path, "\(store.path) comes back as \(again.path)")
    return true
  }

  /// Whether the data was read as a root and a path.
  static func checkRootedPath(_ data: Data) throws(HostileFinding) -> Bool {
    let before = RootedPath(root: HostileStop.list, path: Path([1]))
    let store = PathStore(path: before)
    guard try isRestored(data, { try store.restore(from: data) }) else {
      try insist(store.path == before, "failed, and \(store.path)")
      return false
    }
    let again = PathStore(path: before)
    guard let saved = try? store.encoded(), (try? again.restore(from: saved)) != nil else {
      throw HostileFinding("what was restored isn't saved: \(store.path)")
    }
    try insist(again.path == store.path, "\(store.path) comes back as \(again.path)")
    return true
  }

  private static func isRestored(
    _ data: Data,
    _ restore: () throws -> Void
  ) throws(HostileFinding) -> Bool {
    do {
      try restore()
      return true
    } catch let error as PathStoreError {
      guard case .undecodable = error else { throw HostileFinding("\(error)") }
      try PathProperties.checkLength("an error", error.description, data.count)
      return false
    } catch {
      throw HostileFinding("restoring throws a \(type(of: error))")
    }
  }
}

/// What holds of a link that a store is handed.
@MainActor
enum URLProperties {
  /// Whether the bytes are a URL that is handled.
  static func check(_ bytes: [UInt8]) throws(HostileFinding) -> Bool {
    guard let url = URL(string: String(decoding: bytes, as: UTF8.self)) else { return false }
    let before: [HostileStop] = [.list, .list]
    let store = NavigationStore(path: before, urlHandler: Meddler())
    store.addURLHandler(StopURLs())
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

/// Changes its copy of the path, and then knows nothing of any link.
private struct Meddler: URLHandler {
  func handle(_ url: URL, mutating path: inout [HostileStop]) -> DeepLinkOutcome {
    path = [.note(text: url.absoluteString)]
    return .unknown
  }
}

/// Reads links such as `app://open/detail/1/note/hello`, as an app would.
private struct StopURLs: URLHandler {
  struct Refusal: Error {}

  static let limit = 20

  func handle(_ url: URL, mutating path: inout [HostileStop]) throws -> DeepLinkOutcome {
    guard url.scheme?.lowercased() == "app" else { return .unknown }
    // What is done before the refusal is of no effect.
    path.removeAll()
    path = try Self.stops(for: url)
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
    } catch let error as SerializedNavPathError {
      guard case .malformed = error.reason else { throw HostileFinding("\(error)") }
      if case .success = expected { throw HostileFinding("what is a path is refused: \(error)") }
      try PathProperties.checkLength("an error", error.description, data.count)
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

  /// Whether a file of the data was read.
  static func check(
    _ data: Data,
    in folder: URL
  ) throws(HostileFinding) -> Bool {
    let file = folder.appendingPathComponent("path.json")
    let aside = folder.appendingPathComponent("path.unusable-1.json")
    do {
      try data.write(to: file)
    } catch {
      throw HostileFinding("the file can't be made: \(error)")
    }
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: aside)
    }
    let time = VirtualTime()
    let store = SerializedNavPath(url: file, scheduler: time)
    try insist(time.pendingCount == 0, "a path that was only read is to be written")
    let expected = try? SerializedNavPath.path(fromContents: data)
    let kept = try? Data(contentsOf: expected == nil ? aside : file)
    try insist(kept == data, "the file isn't what it was")
    guard let expected else {
      try insist(store.path.isEmpty, "what is no path is read: \(store.path)")
      let hasProblem = store.problem?.consequence == .setAside(aside.resolvingSymlinksInPath())
      try insist(hasProblem, "the problem is \(String(describing: store.problem))")
      return false
    }
    try insist(store.path == expected, "read as \(store.path), not \(expected)")
    try insist(store.problem == nil, "the problem is \(String(describing: store.problem))")
    return true
  }
}

/// What holds of a report that is read.
enum ReportProperties {
  /// Whether the data was read.
  static func check(_ data: Data) throws(HostileFinding) -> Bool {
    let text = String(decoding: data, as: UTF8.self)
    let stacks: [ReportedStack]
    do {
      stacks = try ReportedStack.all(in: text)
    } catch {
      try insist(1...(text.count + 1) ~= error.line, "line \(error.line) of the report isn't there")
      return false
    }
    // Playing a stack of any numbers ends, and doesn't trap.
    _ = stacks.map(\.difference)
    return true
  }
}
