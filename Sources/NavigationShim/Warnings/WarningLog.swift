import Foundation

/// Logs each warning once.
@MainActor
package final class WarningLog {
  static let shared = WarningLog { writeToSystemLog($0) }

  private var known: [String] = []
  private let write: (String) -> Void

  package init(write: @escaping (String) -> Void) { self.write = write }

  func warn(_ warning: NavigationWarning) {
    let text = warning.description
    guard !known.contains(text) else { return }
    known.append(text)
    write(text)
  }
}

#if canImport(os)
import os

/// Writes a line for the developer into the system's log.
func writeToSystemLog(_ text: String) {
  let log = OSLog(subsystem: "NavigationShim", category: "Navigation")
  os_log(.error, log: log, "%{public}@", text as NSString)
}
#else
func writeToSystemLog(_ text: String) {
  FileHandle.standardError.write(Data("NavigationShim: \(text)\n".utf8))
}
#endif
