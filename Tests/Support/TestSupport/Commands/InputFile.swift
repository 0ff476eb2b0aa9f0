package import Foundation

/// A file that a command reads.
package enum InputFile {
  /// The file's contents.
  ///
  /// - Parameter known: What is accepted, for the message, as in `a diagnostics report`.
  package static func contents(of path: String, known: String) throws(FileError) -> Data {
    // A pipe or a device may have no end, and the opening of a pipe may wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .reading(path, FileError.words(errno), known: known)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .reading(path, "it isn't a plain file", known: known)
    }
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw .reading(path, FileError.words(error), known: known)
    }
  }
}
