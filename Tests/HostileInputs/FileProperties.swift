import Foundation
import LinkStackEngine
import NavigationShim

/// What holds of a file of a path.
@MainActor
enum FileProperties {
  typealias Path = Shim.NavigationPath

  /// Whether the data, as the contents of a file, was read.
  static func check(_ data: Data, _ sabotage: Sabotage) throws(Finding) -> Bool {
    // An optional, for the word null.
    let expected = Result { try Path.CodableRepresentation?(json: data) }
    let path: Path
    do {
      let isSabotaged = sabotage == .readsNothing
      path = try isSabotaged ? Path() : SerializedNavPath.path(fromContents: data)
    } catch let error as SerializedNavPathError {
      guard case .malformed = error.reason else { throw Finding("\(error)") }
      if case .success = expected { throw Finding("what is a path is refused: \(error)") }
      try PathProperties.checkLength("an error", error.description, data.count)
      return false
    } catch {
      throw Finding("reading a file throws a \(type(of: error))")
    }
    guard case .success(let representation) = expected else {
      throw Finding("what is no path is read: \(path)")
    }
    let whole = representation.map { Path($0) } ?? Path()
    try Finding.unless(path == whole, "\(whole) is read as \(path)")
    return true
  }

  /// Whether a file of the data was read.
  static func check(
    _ data: Data,
    in folder: URL,
    _ sabotage: Sabotage
  ) throws(Finding) -> Bool {
    let file = folder.appendingPathComponent("path.json")
    let aside = folder.appendingPathComponent("path.unusable-1.json")
    do {
      try data.write(to: file)
    } catch {
      throw Finding("the file can't be made: \(error)")
    }
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: aside)
    }
    let waiting = WaitingRoom()
    let store = SerializedNavPath(url: file, scheduler: waiting)
    try Finding.unless(waiting.tokens.isEmpty, "a path that was only read is to be written")
    if sabotage == .losesFiles { try? FileManager.default.removeItem(at: file) }
    let expected = try? SerializedNavPath.path(fromContents: data)
    let kept = try? Data(contentsOf: expected == nil ? aside : file)
    try Finding.unless(kept == data, "the file isn't what it was")
    guard let expected else {
      try Finding.unless(store.path.isEmpty, "what is no path is read: \(store.path)")
      let hasProblem = store.problem?.consequence == .setAside(aside.resolvingSymlinksInPath())
      try Finding.unless(hasProblem, "the problem is \(String(describing: store.problem))")
      return false
    }
    try Finding.unless(store.path == expected, "read as \(store.path), not \(expected)")
    try Finding.unless(store.problem == nil, "the problem is \(String(describing: store.problem))")
    return true
  }
}

/// Counts who waits: nobody once a path is read, as reading writes nothing.
@MainActor
private final class WaitingRoom: WakeScheduler {
  private(set) var tokens: Set<WakeToken> = []

  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken {
    let token = WakeToken(UInt64(tokens.count))
    tokens.insert(token)
    return token
  }

  func cancel(_ token: WakeToken) {
    tokens.remove(token)
  }
}
