import Foundation

/// A file that a command writes: a picture, a report.
package struct OutputFile: Hashable, Sendable {
  /// Why a file can't be written.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Where it goes.
  package let path: String

  /// What it is to hold.
  package let contents: String

  /// Describes a file, and writes nothing yet.
  package init(path: String, contents: String) {
    self.path = path
    self.contents = contents
  }

  /// Writes the file, all of it or nothing: what was there before stays until the new contents are
  /// complete.
  ///
  /// - Throws: ``Failure``.
  package func write() throws(Failure) {
    // A link is followed, not replaced.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    // To replace a device or a pipe by a file would do harm.
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      throw failure(type == .typeDirectory ? "it is a directory" : "it is no plain file")
    }
    do {
      try Data(contents.utf8).write(to: url, options: .atomic)
    } catch {
      throw failure((error as NSError).systemReason)
    }
  }

  private func failure(_ reason: String) -> Failure {
    Failure(description: "can't write \(TerminalText.cleaned(path)): \(reason)")
  }
}
