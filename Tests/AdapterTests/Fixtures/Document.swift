import Foundation

/// The files of this package.
enum Document {
  /// Returns the text of a file.
  ///
  /// - Parameter path: The file's place in the package.
  static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Whether there is a file or a folder.
  ///
  /// - Parameter path: Its place in the package.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  private static var root: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }
}
