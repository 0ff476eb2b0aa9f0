import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// UIKit's one switch for animations, which all stacks of an app share.
///
/// It is off from the first pause to the end of the last, and never turned on where the app itself had
/// it off.
@MainActor
package final class AnimationSwitch {
  /// The switch of the app.
  package static let shared = AnimationSwitch(
    isOn: {
      #if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
      UIView.areAnimationsEnabled
      #else
      true
      #endif
    },
    turn: { isOn in
      #if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
      UIView.setAnimationsEnabled(isOn)
      #endif
    }
  )

  private let isOn: @MainActor () -> Bool
  private let turn: @MainActor (_ isOn: Bool) -> Void
  private var pauses: Set<Int> = []
  private var lastPause = 0

  /// Whether it was on before the first pause.
  private var wasOn = false

  /// Creates a switch that stands for another one.
  package init(
    isOn: @escaping @MainActor () -> Bool,
    turn: @escaping @MainActor (_ isOn: Bool) -> Void
  ) {
    self.isOn = isOn
    self.turn = turn
  }

  /// Turns animations off.
  ///
  /// - Returns: The pause that has begun, which has to be ended.
  package func beginPause() -> Int {
    if pauses.isEmpty {
      wasOn = isOn()
      if wasOn { turn(false) }
    }
    lastPause += 1
    pauses.insert(lastPause)
    return lastPause
  }

  /// Ends a pause, and turns animations on again if it was the last one.
  package func endPause(_ pause: Int) {
    guard pauses.remove(pause) != nil, pauses.isEmpty, wasOn else { return }
    turn(true)
  }
}

/// The time that an update without animation takes: from before it until its screen has appeared, and
/// a moment at the most.
///
/// Animations are off for so long, unless they have to be on again before. The push begins later than
/// the link is turned on, so that the switch has to be off for longer than that (openradar 19309789).
@MainActor
final class UnanimatedUpdate {
  /// How long a host is waited for that doesn't say that it has moved.
  private static let longest = Nanoseconds.milliseconds(200)

  private let animations: AnimationSwitch
  private let scheduler: any WakeScheduler
  private var pause: Int?
  private var deadline: WakeToken?

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
  var isUnderWay: Bool { deadline != nil }

  /// Begins, or begins anew.
  ///
  /// - Parameter isOver: Called if a moment has passed, and the screen hasn't appeared.
  func begin(_ isOver: @escaping @MainActor () -> Void) {
    let former = pause
    pause = animations.beginPause()
    if let former { animations.endPause(former) }
    cancelDeadline()
    deadline = scheduler.schedule(after: Self.longest) { [weak self] in
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
