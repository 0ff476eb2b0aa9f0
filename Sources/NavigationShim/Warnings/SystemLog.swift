import Foundation

#if canImport(os)
import os
#endif

/// The log of the system.
enum SystemLog {
  /// Writes a line.
  ///
  /// - Parameters:
  ///   - text: What is to be said to the developer.
  ///   - isProblem: Whether something is wrong.
  static func write(_ text: String, isProblem: Bool) {
    #if canImport(os)
    let log = OSLog(subsystem: "NavigationShim", category: "Navigation")
    os_log(isProblem ? .error : .default, log: log, "%{public}@", text as NSString)
    #else
    FileHandle.standardError.write(Data("NavigationShim: \(text)\n".utf8))
    #endif
  }
}
