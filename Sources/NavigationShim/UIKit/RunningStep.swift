import LinkStackEngine

/// A step, from just before it is performed until its screen has appeared, or until a time limit.
///
/// UIKit has a transition coordinator for each animated change. A change without animation takes time too, as may an
/// animated one if the app or another stack has turned animations off.
@MainActor
final class RunningStep {
  private let animations: AnimationSwitch
  private let scheduler: any WakeScheduler
  private var deadline: WakeToken?

  /// Called at the time limit; `nil` unless a step has begun whose screen hasn't appeared.
  private var isOver: (@MainActor () -> Void)?

  /// When the screen has begun to appear.
  private var appearance: Nanoseconds?

  enum AnimationSuppression {
    case byTransaction
    case bySwitch
  }

  /// The means that keeps the step from being animated; `nil` if it is animated.
  private(set) var suppression: AnimationSuppression?

  init(_ animations: AnimationSwitch, _ scheduler: any WakeScheduler) {
    self.animations = animations
    self.scheduler = scheduler
  }

  deinit {
    guard suppression == .bySwitch else { return }
    // The switch belongs to the main actor, and `deinit` may run on another thread.
    MainThread.run { [animations] _ in animations.endPause() }
  }

  var isRunning: Bool { deadline != nil }

  /// Begins a step in place of one that may be running, and calls back at the time limit if its screen hasn't
  /// appeared.
  ///
  /// For a push without animation, a transaction in which its link is turned on may be enough. For a step without
  /// animation that needs the switch, animations are off until the step ends. The push begins later than its link is
  /// turned on, so turning them off only meanwhile would be too short (openradar 19309789).
  func begin(
    animated isAnimated: Bool,
    byTransaction isPush: Bool,
    _ isOver: @escaping @MainActor () -> Void
  ) {
    let suppression: AnimationSuppression? =
      if isAnimated { nil } else if animations.isNeeded(pushing: isPush) { .bySwitch } else {
        .byTransaction
      }
    if suppression == .bySwitch { animations.beginPause() }
    turnAnimationsOn()
    self.suppression = suppression
    self.isOver = isOver
    appearance = nil
    scheduler.cancel(&deadline)
    limitTime(to: Delay.appearance.duration)
  }

  private func limitTime(to duration: Nanoseconds) {
    deadline = scheduler.schedule(after: duration) { [weak self] in self?.endTime() }
  }

  private func endTime() {
    deadline = nil
    turnAnimationsOn()
    let end = appearance.map { $0 + Delay.appearance.duration }
    if let end, end > scheduler.now { limitTime(to: end - scheduler.now) } else { isOver?() }
  }

  /// Notes that the screen begins to appear, perhaps when the time limit has passed: the host may have begun late.
  ///
  /// It gets all of that time once more.
  func observeAppearance() {
    guard isOver != nil else { return }
    appearance = scheduler.now
    if !isRunning { endTime() }
  }

  /// Notes that UIKit animates the step.
  func observeAnimation() {
    if suppression == .byTransaction { animations.observeAnimatedPush() }
  }

  /// Turns animations on again, while the screen may still be arriving.
  func turnAnimationsOn() {
    if suppression == .bySwitch { animations.endPause() }
    suppression = nil
  }

  func end() {
    isOver = nil
    scheduler.cancel(&deadline)
    turnAnimationsOn()
  }
}
