import LinkStackEngine

/// An update, from just before it is made until its screen has appeared, and for a moment at most.
///
/// UIKit has a transition coordinator for each change that it animates. One without animation takes time
/// nevertheless, as may an animated update, if the app or another stack has turned animations off.
@MainActor
final class UpdateUnderWay {
  private let animations: AnimationSwitch
  private let scheduler: any WakeScheduler
  private var deadline: WakeToken?

  /// Whether it has turned animations off.
  private(set) var isUnanimated = false

  init(_ animations: AnimationSwitch, _ scheduler: any WakeScheduler) {
    self.animations = animations
    self.scheduler = scheduler
  }

  deinit {
    guard isUnanimated else { return }
    // The switch is the main actor's, which may not be at hand here.
    Task { @MainActor [animations] in animations.endPause() }
  }

  var isRunning: Bool { deadline != nil }

  /// Begins, in place of one that may be running, and calls back if a moment has passed, and the screen hasn't
  /// appeared.
  ///
  /// For an update without animation, animations are off until it ends. The push begins later than the link is turned
  /// on, so turning them off around the latter would be too short (openradar 19309789).
  func begin(animated isAnimated: Bool, _ isOver: @escaping @MainActor () -> Void) {
    let wasUnanimated = isUnanimated
    isUnanimated = !isAnimated
    if isUnanimated { animations.beginPause() }
    if wasUnanimated { animations.endPause() }
    scheduler.cancel(&deadline)
    deadline = scheduler.after(.appearance) { [weak self] in
      self?.deadline = nil
      self?.turnAnimationsOn()
      isOver()
    }
  }

  /// Turns animations on again, while the screen may still be on its way.
  func turnAnimationsOn() {
    guard isUnanimated else { return }
    isUnanimated = false
    animations.endPause()
  }

  func end() {
    scheduler.cancel(&deadline)
    turnAnimationsOn()
  }
}
