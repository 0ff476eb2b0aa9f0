import SwiftUI

extension HostBehavior {
  /// The ways in which hosts report.
  static let all = [
    HostBehavior(),
    HostBehavior(dismissalWrites: .whenStarting),
    HostBehavior(signals: .never),
    HostBehavior(signals: .never, dismissalWrites: .whenStarting),
  ]
}
