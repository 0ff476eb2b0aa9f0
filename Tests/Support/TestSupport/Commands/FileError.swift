import Foundation

/// An error for a file that a command can't read or write: its place, the reason, and what is accepted.
package struct FileError: Error, Hashable, CustomStringConvertible {
  package let description: String
  package let status: ExitStatus

  package static func reading(_ path: String, _ problem: String, known: String) -> FileError {
    FileError(
      description: "can't read \(quoting: path): \(problem); accepted: \(known)",
      status: .badInput
    )
  }

  package static func writing(_ path: String, _ error: any Error) -> FileError {
    FileError(
      description: "can't write \(quoting: path): \(error.localizedDescription)",
      status: .cannotWrite
    )
  }
}
