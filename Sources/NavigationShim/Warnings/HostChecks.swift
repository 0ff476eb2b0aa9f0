import Foundation
import LinkStackEngine

/// The results of comparing the assumptions of link stacks with the system they run on.
///
/// A process has one instance. Nothing is stored: each launch checks again.
@MainActor
package final class HostChecks {
  package static let shared = HostChecks(log: .shared)

  /// An assumption of link stacks that no device has confirmed.
  package enum Assumption: CaseIterable {
    /// UIKit reports when a screen appears.
    case appearances

    /// The stack recognizes its screens among UIKit's controllers.
    case identity

    /// UIKit's transitions end.
    case motion

    /// UIKit follows a push, at the latest when it is repeated.
    case pushes
  }

  package enum Verdict: Equatable {
    case unknown
    case holds
    case refuted(Check)
  }

  /// An observation that refutes an assumption.
  package enum Check {
    case noAppearance
    case noNavigationController
    case unknownTop
    case endlessTransition
    case stalled

    var assumption: Assumption {
      switch self {
      case .noAppearance, .noNavigationController: .appearances
      case .unknownTop: .identity
      case .endlessTransition: .motion
      case .stalled: .pushes
      }
    }
  }

  private var confirmed: [Assumption] = []
  private var refutations: [Check] = []
  private let log: WarningLog

  package init(log: WarningLog) {
    self.log = log
  }

  package func verdict(on assumption: Assumption) -> Verdict {
    if let check = refutations.first(where: { $0.assumption == assumption }) {
      return .refuted(check)
    }
    return confirmed.contains(assumption) ? .holds : .unknown
  }

  func isRefuted(_ assumption: Assumption) -> Bool {
    refutations.contains { $0.assumption == assumption }
  }

  func confirm(_ assumption: Assumption) {
    if !confirmed.contains(assumption) { confirmed.append(assumption) }
  }

  /// Logs a refuted assumption, the first time.
  ///
  /// - Parameter details: Depths and the like; no value of the app.
  func refute(_ check: Check, _ details: String) {
    guard !isRefuted(check.assumption) else { return }
    refutations.append(check)
    log.warn(
      .failedCheck(
        check: "\(check)",
        assumption: "\(check.assumption)",
        details: "\(HostSystem.description), \(details)"
      )
    )
  }
}
