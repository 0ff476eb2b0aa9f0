import Foundation

#if canImport(os)
import os
#endif

/// Tells the developer of mistakes, of each one once.
@MainActor
package final class WarningLog {
  static let shared = WarningLog { writeToSystemLog($0) }

  private var known: Set<NavigationWarning> = []
  private let write: (String) -> Void

  package init(write: @escaping (String) -> Void) { self.write = write }

  func warn(_ warning: NavigationWarning) {
    guard known.insert(warning).inserted else { return }
    write(warning.description)
  }
}

/// Writes a line for the developer into the log of the system.
func writeToSystemLog(_ text: String) {
  #if canImport(os)
  let log = OSLog(subsystem: "NavigationShim", category: "Navigation")
  os_log(.error, log: log, "%{public}@", text as NSString)
  #else
  FileHandle.standardError.write(Data("NavigationShim: \(text)\n".utf8))
  #endif
}
