import Foundation

/// A folder of one test, which goes with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("NavigationShimTests-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The place of the saved path.
  var file: URL { url.appendingPathComponent("path.json") }

  /// The names of all files, hidden ones too.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }

  func write(_ text: String, to name: String = "path.json") throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  func text(_ name: String = "path.json") -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
