import Foundation

/// A file that a command writes: a picture, a report.
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

  /// Writes the file, all of it or nothing.
  package func write() throws {
    try contents.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// Where a command's words go.
package enum StandardStream: Sendable {
  case output, error

  /// Writes at once, without a buffer.
  package func write(_ text: String) throws {
    let handle = self == .output ? FileHandle.standardOutput : .standardError
    try handle.write(contentsOf: Data(text.utf8))
  }
}

/// The exit statuses of commands, which from 64 on are those of `sysexits.h`.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// All went as asked for, and the answer is no.
  case failure = 1

  case usage = 64
  case badInput = 65
  case internalError = 70
  case cannotWrite = 74
}
