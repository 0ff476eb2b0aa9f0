import LinkStackEngine

/// An update from before it is made until its screen has appeared, and for a moment at the most.
///
/// UIKit has a transition to be asked about for what it animates. It has none for what it shows without
/// animation, which takes time all the same, and may be so although the update is animated, where the
/// app or another stack has animations off.
@MainActor
final class UpdateUnderWay {
  private let animations: AnimationSwitch
  private let scheduler: any WakeScheduler
  private var deadline: WakeToken?

  /// The time for which the update has animations off.
  private var pause: Int?

  init(_ animations: AnimationSwitch, _ scheduler: any WakeScheduler) {
    self.animations = animations
    self.scheduler = scheduler
  }

  deinit {
    guard let pause else { return }
    // The switch is the main actor's, which may not be at hand here.
    Task { @MainActor [animations] in animations.endPause(pause) }
  }

  /// Whether the screen that comes into view may not have done so yet.
  var isRunning: Bool { deadline != nil }

  /// Whether it has animations off.
  var isUnanimated: Bool { pause != nil }

  /// Begins, in place of one that may be running.
  ///
  /// Without animation, those are off until it ends. The push begins later than the link is turned on, so
  /// that around that they would be off for too short a time (openradar 19309789).
  ///
  /// - Parameters:
  ///   - isAnimated: Whether it is animated.
  ///   - isOver: Called if a moment has passed, and the screen hasn't appeared.
  func begin(animated isAnimated: Bool, _ isOver: @escaping @MainActor () -> Void) {
    let former = pause
    pause = isAnimated ? nil : animations.beginPause()
    if let former { animations.endPause(former) }
    cancelDeadline()
    deadline = scheduler.after(.appearance) { [weak self] in
      self?.deadline = nil
      self?.turnAnimationsOn()
      isOver()
    }
  }

  /// Has animations on again, while the screen may still be on its way.
  func turnAnimationsOn() {
    guard let pause else { return }
    self.pause = nil
    animations.endPause(pause)
  }

  /// Ends, if it has begun.
  func end() {
    cancelDeadline()
    turnAnimationsOn()
  }

  private func cancelDeadline() {
    guard let deadline else { return }
    scheduler.cancel(deadline)
    self.deadline = nil
  }
}
