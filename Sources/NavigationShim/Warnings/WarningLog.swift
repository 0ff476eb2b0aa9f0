/// Tells the developer of mistakes, of each one once.
@MainActor
package final class WarningLog {
  /// The log of the app.
  static let shared = WarningLog { SystemLog.write($0, isProblem: true) }

  private var known: Set<NavigationWarning> = []
  private let write: (String) -> Void

  /// Creates a log.
  ///
  /// - Parameter write: Where the text of a warning goes.
  package init(write: @escaping (String) -> Void) {
    self.write = write
  }

  func warn(_ warning: NavigationWarning) {
    guard known.insert(warning).inserted else { return }
    write(warning.description)
  }
}
