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
    let url = try Self.destination(of: path)
    do {
      try Data(contents.utf8).write(to: url, options: .atomic)
    } catch {
      throw Self.failure(path, (error as NSError).systemReason)
    }
  }

  /// Finds out what would keep a file from being written, as far as can be told without writing it.
  ///
  /// - Throws: ``Failure``.
  package static func check(_ path: String) throws(Failure) {
    let folder = try destination(of: path).deletingLastPathComponent().path
    // The system's own words for a folder that isn't there, or is none.
    guard access(folder + "/.", W_OK) == 0 else {
      throw failure(path, String(cString: strerror(errno)))
    }
  }

  private static func destination(of path: String) throws(Failure) -> URL {
    // A link is followed, not replaced.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    // To replace a device or a pipe by a file would do harm.
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      throw failure(path, type == .typeDirectory ? "it is a directory" : "it is no plain file")
    }
    return url
  }

  private static func failure(_ path: String, _ reason: String) -> Failure {
    Failure(description: "can't write \(TerminalText.cleaned(path)): \(reason)")
  }
}

/// Where a command's words go.
package enum StandardStream: Sendable {
  case output, error

  /// Why a stream can't be written to.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Writes at once, without a buffer.
  package func write(_ text: String) throws(Failure) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw Failure(description: (error as NSError).systemReason)
    }
  }

  private var handle: FileHandle {
    switch self {
    case .output: .standardOutput
    case .error: .standardError
    }
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
  case cannotCreate = 73
  case cannotWrite = 74
}

extension NSError {
  /// The system's own words for what went wrong, which are plainer than those about them.
  package var systemReason: String {
    let cause = (userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? self
    guard cause.domain == NSPOSIXErrorDomain else { return localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}
