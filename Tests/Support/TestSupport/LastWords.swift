import Foundation

/// The present action, in a file that outlasts a trap, a hang or a kill.
@MainActor
package enum LastWords {
  private static var file: URL?

  /// Keeps the latest action from now on.
  package static func begin() {
    let name = "NavigationShim-\(ProcessInfo.processInfo.processIdentifier).txt"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    self.file = file
    // Not by `print`, whose buffer goes with the process.
    try? StandardStream.output.write("What traps or hangs is in \(file.path)\n")
  }

  /// Notes the next action, if it is to be kept.
  package static func note(_ action: @autoclosure () -> String) {
    if let file { try? Data(action().utf8).write(to: file) }
  }

  package static func end() {
    if let file { try? FileManager.default.removeItem(at: file) }
    file = nil
  }
}
