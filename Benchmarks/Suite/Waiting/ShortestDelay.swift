import LinkStackEngine
import NavigationShimTesting

/// The shortest fixed delay, in whole milliseconds, by which a host loses nothing.
struct ShortestDelay {
  let milliseconds: Int64

  /// Finds it by trying: each try halves the range that is left.
  @MainActor
  init(on behavior: SimulatedHostBehavior) {
    var losing: Int64 = -1
    var lossless: Int64 = 2000
    precondition(
      Self.losesNothing(behavior, lossless),
      "a transition of \(behavior.transition) is too long: raise the longest delay that is tried"
    )
    while lossless - losing > 1 {
      let tried = (losing + lossless) / 2
      if Self.losesNothing(behavior, tried) { lossless = tried } else { losing = tried }
    }
    milliseconds = lossless
  }

  /// The delay as a pacing.
  var pacing: Pacing { .fixed(delay: .milliseconds(milliseconds)) }

  @MainActor
  private static func losesNothing(
    _ behavior: SimulatedHostBehavior,
    _ milliseconds: Int64
  ) -> Bool {
    let delay = Nanoseconds.milliseconds(milliseconds)
    // One push after another is all that a delay has to keep apart.
    return PlayedLink(2, on: behavior, pacing: .fixed(delay: delay)).lostPushes == 0
  }
}
