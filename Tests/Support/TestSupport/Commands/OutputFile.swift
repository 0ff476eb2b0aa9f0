import Foundation

/// A file that a command writes: a chart, a report.
package struct OutputFile: Hashable, Sendable {
  package let path: String
  package let contents: String

  /// Describes a file, and writes nothing yet.
  package init(path: String, contents: String) {
    self.path = path
    self.contents = contents
  }

  /// Writes the file, all of it or nothing.
  package func write() throws(FileError) {
    do {
      try contents.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw .writing(path, error)
    }
  }

  /// Makes the folder of a file, in which it has to be possible to write.
  package static func check(_ path: String) throws(FileError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard FileManager.default.isWritableFile(atPath: folder.path) else {
        throw CocoaError(.fileWriteNoPermission)
      }
    } catch {
      throw .writing(path, error)
    }
  }
}
