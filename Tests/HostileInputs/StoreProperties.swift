import Foundation
import NavigationShim

/// What holds of what a store restores.
@MainActor
enum StoreProperties {
  typealias Path = Shim.NavigationPath

  /// Whether the data was read as routes.
  static func checkRoutes(_ data: Data, _ sabotage: Sabotage) throws(Finding) -> Bool {
    let store = NavigationStore<Stop>(path: [.list, .detail(id: 1)])
    guard try isRestored(data, { try store.restore(from: data) }) else {
      if sabotage == .forgetsPath { store.path = [] }
      try Finding.unless(store.path == [.list, .detail(id: 1)], "failed, and \(store.path)")
      return false
    }
    let again = NavigationStore<Stop>()
    guard let saved = try? store.encoded(), (try? again.restore(from: saved)) != nil else {
      throw Finding("routes that were restored aren't saved: \(store.path)")
    }
    try Finding.unless(again.path == store.path, "\(store.path) comes back as \(again.path)")
    try Finding.unless(store.path.count <= data.count, "\(store.path.count) of \(data.count) bytes")
    return true
  }

  /// Whether the data was read as a path.
  static func checkPath(_ data: Data, _ sabotage: Sabotage) throws(Finding) -> Bool {
    let store = PathStore<Path>(path: Path([1, 2]))
    let strings = try? [String](json: data)
    guard try isRestored(data, { try store.restore(from: data) }) else {
      if sabotage == .forgetsPath { store.path = Path() }
      try Finding.unless(store.path == Path([1, 2]), "failed, and \(store.path)")
      try Finding.unless((strings?.count ?? 1) % 2 == 1, "strings in pairs are refused")
      return false
    }
    try PathProperties.checkElements(of: store.path, are: strings ?? [])
    let again = PathStore<Path>()
    guard let saved = try? store.encoded(), (try? again.restore(from: saved)) != nil else {
      throw Finding("a path that was restored isn't saved: \(store.path)")
    }
    try Finding.unless(again.path == store.path, "\(store.path) comes back as \(again.path)")
    return true
  }

  /// Whether the data was read as a root and a path.
  static func checkRootedPath(_ data: Data, _ sabotage: Sabotage) throws(Finding) -> Bool {
    let before = RootedPath(root: Stop.list, path: Path([1]))
    let store = PathStore(path: before)
    guard try isRestored(data, { try store.restore(from: data) }) else {
      if sabotage == .forgetsPath { store.path.path = Path() }
      try Finding.unless(store.path == before, "failed, and \(store.path)")
      return false
    }
    let again = PathStore(path: before)
    guard let saved = try? store.encoded(), (try? again.restore(from: saved)) != nil else {
      throw Finding("what was restored isn't saved: \(store.path)")
    }
    try Finding.unless(again.path == store.path, "\(store.path) comes back as \(again.path)")
    return true
  }

  private static func isRestored(
    _ data: Data,
    _ restore: () throws -> Void
  ) throws(Finding) -> Bool {
    do {
      try restore()
      return true
    } catch let error as PathStoreError {
      guard case .undecodable = error else { throw Finding("\(error)") }
      try PathProperties.checkLength("an error", error.description, data.count)
      return false
    } catch {
      throw Finding("restoring throws a \(type(of: error))")
    }
  }
}
