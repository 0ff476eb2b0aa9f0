package import Foundation

/// A folder of its own, which is gone with this.
///
/// It lies in a folder of the process. That is removed when the process ends, as an app under test can live as long as
/// that. What a process leaves that was killed, or trapped as its test wanted, the next one removes that ends.
package final class TemporaryFolder {
  package let url: URL

  package init() throws {
    url = Self.ofProcess.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  /// The names of what is in it, hidden files too.
  package var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file, and returns its place.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  package func text(_ name: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static let prefix = "NavigationShimTests-"

  private static let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()

  private static let ofProcess: URL = {
    atexit { TemporaryFolder.removeAll() }
    return base.appendingPathComponent("\(prefix)\(getpid())")
  }()

  /// Removes the folders of this process and of those that are no more.
  private static func removeAll() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count)) else { continue }
      if process == getpid() || kill(process, 0) != 0 && errno == ESRCH {
        try? FileManager.default.removeItem(at: base.appendingPathComponent(name))
      }
    }
  }
}
