package import LinkStackEngine

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// UIKit's switch for animations, shared by all stacks of an app.
///
/// It is off from the beginning of the first pause until one iteration of the main queue after the end of the last
/// one. If the app has turned it off before, it is never turned on. If the app turns it on during a pause, it stays
/// on until the next pause begins. If the app turns it off, it is turned on afterwards: UIKit doesn't report by which
/// code it was turned off.
///
/// Code that reads the switch during a pause, and later restores that value, would leave it off for good. So a pause
/// ends in an iteration of its own, and not inside a function of the app or of UIKit, and a quarter of a second later
/// the switch is checked once more. If it is off at that time, it is turned on, also if the app has turned it off on
/// purpose. If it is turned off after that, it stays off.
@MainActor
package final class AnimationSwitch {
  #if canImport(UIKit) && !os(watchOS)
  package static let shared = AnimationSwitch(
    isOn: { UIView.areAnimationsEnabled },
    turn: { UIView.setAnimationsEnabled($0) }
  )
  #else
  package static let shared = AnimationSwitch(isOn: { true }, turn: { _ in })
  #endif

  private let isOn: @MainActor () -> Bool
  private let turn: @MainActor (_ isOn: Bool) -> Void
  private let scheduler: any WakeScheduler
  private let write: @MainActor (String) -> Void
  private var pauseCount = 0

  /// Whether the switch was on when one of the pauses began, so that it has to be turned on again.
  private var isOffByUs = false

  /// The scheduled second check, after the switch was turned on.
  private var secondLook: WakeToken?

  /// Whether no code has been found to restore a value from during a pause.
  private var mayBeUsed = true

  /// Whether UIKit has animated no push whose transaction disables animations.
  private var transactionsSuffice = true

  package init(
    isOn: @escaping @MainActor () -> Bool,
    turn: @escaping @MainActor (_ isOn: Bool) -> Void,
    scheduler: any WakeScheduler = MainQueueScheduler.shared,
    write: @escaping @MainActor (String) -> Void = { writeToSystemLog($0) }
  ) {
    self.isOn = isOn
    self.turn = turn
    self.scheduler = scheduler
    self.write = write
  }

  /// Returns whether a step without animation needs a pause.
  ///
  /// A pop is animated whatever its transaction says (DanceUI, another implementation of SwiftUI's views).
  package func isNeeded(pushing isPush: Bool) -> Bool {
    mayBeUsed && !(isPush && transactionsSuffice)
  }

  package func beginPause() {
    pauseCount += 1
    if isOn() {
      turn(false)
      isOffByUs = true
    } else if secondLook != nil {
      // It was on a moment ago, so other code may have restored a value just now.
      isOffByUs = true
    }
    scheduler.cancel(&secondLook)
  }

  /// Ends a pause at the end of this iteration of the main queue.
  package func endPause() {
    scheduler.after(.turn) { self.pauseHasEnded() }
  }

  private func pauseHasEnded() {
    precondition(pauseCount > 0, "a pause of animations ends that has not begun")
    pauseCount -= 1
    guard pauseCount == 0, isOffByUs else { return }
    isOffByUs = false
    turnOn()
  }

  private func lookAgain() {
    secondLook = nil
    guard !isOn() else { return }
    turnOn()
    guard mayBeUsed else { return }
    mayBeUsed = false
    write(
      """
      UIKit's animations were off for a push or a pop without animation, and other code has turned them off again \
      just after that, probably to restore a value of UIView.areAnimationsEnabled. They are on now, and NavigationShim \
      doesn't turn them off any more.
      """
    )
  }

  /// Turns the switch on, and schedules the second check.
  private func turnOn() {
    turn(true)
    secondLook = scheduler.after(.secondLook) { self.lookAgain() }
  }

  /// Notes that UIKit has animated a push whose transaction disables animations.
  func observeAnimatedPush() {
    transactionsSuffice = false
  }
}
