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

  /// What keeps it from being animated.
  enum Stillness {
    case byTransaction
    case bySwitch
  }

  /// What is to keep it from being animated; `nil` if nothing is.
  private(set) var stillness: Stillness?

  init(_ animations: AnimationSwitch, _ scheduler: any WakeScheduler) {
    self.animations = animations
    self.scheduler = scheduler
  }

  deinit {
    guard stillness == .bySwitch else { return }
    // The switch is the main actor's, which may not be at hand here.
    MainThread.run { [animations] _ in animations.endPause() }
  }

  var isRunning: Bool { deadline != nil }

  /// Begins, in place of one that may be running, and calls back if a moment has passed, and the screen hasn't
  /// appeared.
  ///
  /// A push whose link is turned on in a transaction without animation may do with that.
  /// For an update without animation that needs the switch, animations are off until it ends. The push begins later
  /// than the link is turned on, so turning them off around the latter would be too short (openradar 19309789).
  func begin(
    animated isAnimated: Bool,
    byTransaction isPush: Bool,
    _ isOver: @escaping @MainActor () -> Void
  ) {
    let stillness: Stillness? =
      if isAnimated { nil } else if animations.isNeeded(pushing: isPush) { .bySwitch } else {
        .byTransaction
      }
    if stillness == .bySwitch { animations.beginPause() }
    turnAnimationsOn()
    self.stillness = stillness
    scheduler.cancel(&deadline)
    deadline = scheduler.after(.appearance) { [weak self] in
      self?.deadline = nil
      self?.turnAnimationsOn()
      isOver()
    }
  }

  /// UIKit animates it.
  func observeAnimation() {
    if stillness == .byTransaction { animations.observeAnimatedPush() }
  }

  /// Turns animations on again, while the screen may still be on its way.
  func turnAnimationsOn() {
    if stillness == .bySwitch { animations.endPause() }
    stillness = nil
  }

  func end() {
    scheduler.cancel(&deadline)
    turnAnimationsOn()
  }
}
