import Foundation

/// A file that a command writes: a chart, a report.
package struct OutputFile: Hashable, Sendable {
  /// Where it goes.
  package let path: String
  /// What it is to hold.
  package let contents: String

  /// Describes a file, and writes nothing yet.
  package init(path: String, contents: String) {
    self.path = path
    self.contents = contents
  }

  /// Writes the file, all of it or nothing; what is no plain file, such as `/dev/null`, is written to.
  package func write() throws(FileError) {
    try Self.check(path)
    do {
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.write(contentsOf: Data(contents.utf8))
      } else {
        try contents.write(toFile: path, atomically: true, encoding: .utf8)
      }
    } catch {
      throw .writing(path, FileError.words(error))
    }
  }

  /// Makes the folder of a file, and opens the file to write, without a change to it.
  package static func check(_ path: String) throws(FileError) {
    makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent())
    let isNew = access(path, F_OK) != 0
    let descriptor = open(path, O_WRONLY | O_CREAT | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw .writing(path, FileError.words(errno)) }
    close(descriptor)
    if isNew { unlink(path) }
  }

  /// Makes a folder and those above it; without one, the file can't be opened, which is the error.
  private static func makeFolder(_ url: URL) {
    guard access(url.path, F_OK) != 0, url.path != "/" else { return }
    makeFolder(url.deletingLastPathComponent())
    mkdir(url.path, 0o777)
  }
}
