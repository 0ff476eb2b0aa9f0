import Foundation
import TestSupport

@testable import NavigationShim

/// The user of the published samples.
struct User: Hashable, Codable, Identifiable {
  var id: Int
  var name: String

  static let blob = User(id: 42, name: "Blob")
}

extension Int {
  struct Extended: Hashable, Codable {
    var value = 0
  }
}

/// The path after being saved and read.
func reread(_ path: NavigationPath) throws -> NavigationPath {
  try NavigationShimTests.path(savedAs: savedStrings(of: path))
}

/// The name of a value's case, without what is associated with it.
func caseName(of value: Any?) -> String? {
  value.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" }
}

extension TemporaryFolder {
  /// The place of the saved path.
  var file: URL { url.appendingPathComponent("path.json") }

  func write(_ text: String) throws { try write(text, to: "path.json") }

  func text() -> String? { text("path.json") }
}

extension PathFile {
  /// Waits until the ``queue`` is empty, and the main actor has the results.
  @MainActor static func waitForQueue() async {
    await withCheckedContinuation { continuation in
      queue.async { Task { @MainActor in continuation.resume() } }
    }
  }
}

typealias NavigationPath = NavigationPathShim
