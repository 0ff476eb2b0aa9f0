import Foundation

/// Where a command's words go.
package enum StandardStream: Sendable {
  case output, error

  /// Why a stream can't be written to.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Whether a person reads along, and not a file or another command.
  package var isTerminal: Bool {
    isatty(handle.fileDescriptor) != 0
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
