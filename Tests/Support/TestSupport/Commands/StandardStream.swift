import Foundation

package enum StandardStream: Sendable {
  case output, error

  /// Writes at once, without a buffer.
  package func write(_ text: String) throws {
    let handle = self == .output ? FileHandle.standardOutput : .standardError
    try handle.write(contentsOf: Data(text.utf8))
  }
}
