import Foundation

/// The files of this package.
enum Document {
  /// Returns the text of a file.
  ///
  /// - Parameter path: The file's place in the package.
  static func text(of path: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }
}
