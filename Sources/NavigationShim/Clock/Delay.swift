import LinkStackEngine

/// For how long something waits that can't be done at once.
///
/// Nothing in the package is put off in another way, but for what an app's stack of links waits with its next update:
/// that is the driver's to decide. A `deinit` hops to the main actor by `MainThread`, as that may not be at hand there.
enum Delay {
  /// Until the turn that runs now is over, and with it the update of views, if one is under way.
  case turn

  /// As long as SwiftUI may need to begin what a path asks for: three frames.
  case beginning

  /// As long as what was seen last may still move, if nobody says that it rests: the system's transitions take so
  /// long.
  case silence

  /// As long as a screen without animation is waited for, if it doesn't say that it has appeared.
  case appearance

  /// As long as somebody may take to put back what was read of UIKit's switch for animations.
  case secondLook

  /// The time in which what is refreshed as often as it is drawn is taken to feed itself.
  case fuse

  /// As long as a picture of the old screen may be in one place, whatever happens.
  case cover

  var duration: Nanoseconds {
    switch self {
    case .turn: .zero
    case .beginning: .milliseconds(50)
    case .silence: .milliseconds(650)
    case .appearance: .milliseconds(200)
    case .secondLook: .milliseconds(250)
    case .fuse, .cover: .seconds(1)
    }
  }
}

extension WakeScheduler {
  /// Calls a function after a delay, and returns a token to cancel that with.
  @discardableResult
  func after(_ delay: Delay, _ action: @escaping @MainActor () -> Void) -> WakeToken {
    schedule(after: delay.duration, action)
  }
}
