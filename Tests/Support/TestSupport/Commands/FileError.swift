import Foundation

/// A file that a command can't read or write: which one, what is wrong, and what is accepted.
package struct FileError: Error, Hashable, CustomStringConvertible {
  package let description: String
  /// The status with which the command ends.
  package let status: ExitStatus

  private init(
    _ action: String,
    _ path: String,
    _ problem: String,
    _ known: String,
    _ status: ExitStatus
  ) {
    description = "can't \(action) \(quoting: path): \(problem); accepted: \(known)"
    self.status = status
  }

  package static func reading(_ path: String, _ problem: String, known: String) -> FileError {
    FileError("read", path, problem, known, .badInput)
  }

  package static func writing(_ path: String, _ problem: String) -> FileError {
    FileError("write", path, problem, "a path in a folder that you may write to", .cannotWrite)
  }

  /// An error of the system, in the system's words, as in `no such file or directory`.
  package static func words(_ code: Int32) -> String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// The system's words for the error below one of Foundation's.
  package static func words(_ error: any Error) -> String {
    var cause: NSError? = error as NSError
    while let error = cause, error.domain != NSPOSIXErrorDomain {
      cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    return cause.map { words(Int32($0.code)) } ?? error.localizedDescription
  }
}
