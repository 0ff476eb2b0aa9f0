import Foundation

/// The exit statuses of commands, which from 64 on are those of `sysexits.h`.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  case success = 0
  /// The command has succeeded, and its answer is no.
  case failure = 1

  case usage = 64
  case badInput = 65
  case internalError = 70
  case cannotWrite = 74
}
