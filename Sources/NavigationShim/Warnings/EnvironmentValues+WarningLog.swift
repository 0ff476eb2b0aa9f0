package import SwiftUI

extension EnvironmentValues {
  /// Where warnings go; `nil` for the log of the app.
  ///
  /// A hook for tests.
  package var navigationWarningLog: WarningLog? {
    get { self[WarningLogKey.self] }
    set { self[WarningLogKey.self] = newValue }
  }
}

private struct WarningLogKey: EnvironmentKey {
  static var defaultValue: WarningLog? { nil }
}
