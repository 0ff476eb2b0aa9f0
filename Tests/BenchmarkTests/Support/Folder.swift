import Foundation

/// A folder of its own, which is gone with this.
final class Folder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("BenchmarkTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file, and tells where it is.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  func contents(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
