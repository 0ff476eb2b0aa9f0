import Foundation
import SwiftUI

/// Keeps a path in a file between two launches.
@MainActor
struct PathStore {
  let disk: Disk
  private let name = "path.json"

  init(disk: Disk) {
    self.disk = disk
  }

  func save(_ path: NavigationPath) {
    // An optional on purpose: the file then says `null` where the path can't be saved.
    disk.files[name] = try? JSONEncoder().encode(path.codable)
  }

  func load() -> NavigationPath? {
    guard
      let data = disk.files[name],
      let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation?.self, from: data)
    else { return nil }
    return NavigationPath(saved)
  }

  /// Whether the saved path leads over a value of this type.
  func mentions<T>(_ type: T.Type) -> Bool {
    guard let data = disk.files[name] else { return false }
    return String(decoding: data, as: UTF8.self).contains(String(reflecting: type))
  }

  func erase() {
    disk.files[name] = nil
  }
}
