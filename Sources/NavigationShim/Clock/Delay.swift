import LinkStackEngine

/// The fixed delays of this module.
///
/// The driver decides on the pacing between steps. A `deinit` reaches the main actor by `MainThread`, and not after a
/// delay.
enum Delay {
  /// Until the end of this iteration of the main queue, and of the update of views, if one is under way.
  case turn

  /// The time that SwiftUI may need to begin a transition: three frames.
  case beginning

  /// The time of a system's transition: after it, screens are assumed to be idle, and reports to be late or lost.
  case transition

  /// The time to wait for a screen without animation to appear.
  case appearance

  /// The time that other code may take to restore a former value of UIKit's animation switch.
  case secondLook

  /// The longest time for a snapshot in one place.
  case snapshot

  var duration: Nanoseconds {
    switch self {
    case .turn: .zero
    case .beginning: .milliseconds(50)
    case .transition: .milliseconds(650)
    case .appearance: .milliseconds(200)
    case .secondLook: .milliseconds(250)
    case .snapshot: .seconds(1)
    }
  }
}

extension WakeScheduler {
  /// Calls a function after a delay, and returns a token that cancels the call.
  @discardableResult
  func after(_ delay: Delay, _ action: @escaping @MainActor () -> Void) -> WakeToken {
    schedule(after: delay.duration, action)
  }
}
