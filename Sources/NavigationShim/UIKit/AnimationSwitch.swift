package import LinkStackEngine

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// UIKit's one switch for animations, which all stacks of an app share.
///
/// It is off from the first pause to a turn after the last one, and never turned on if the app itself had it off
/// before. If the app turns it on during a pause, it stays so until the next one begins; if it turns it off, it is
/// turned on afterwards: UIKit doesn't say who turned it off.
///
/// Whoever reads it during a pause, and puts back later what was read, leaves it off for ever. So a pause ends in a turn
/// of its own, and in no function of an app or of UIKit that may do so, and the switch is looked at once more. What an
/// app turns off for good in the quarter of a second until then can't be told from that, and is turned on. What is put
/// back later than that stays off: it can't be told from what an app wants.
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

  /// Whether it was on when one of the pauses began, so that it has to be turned on again.
  private var isOffByUs = false

  /// The time at which it is looked at after it was turned on again.
  private var secondLook: WakeToken?

  /// Whether nobody has put back yet what was read during a pause.
  private var mayBeUsed = true

  /// Whether a push does without animation if its transaction says so, as far as is known.
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

  /// Whether an update without animation takes a pause.
  ///
  /// A pop is animated whatever its transaction says (DanceUI, an implementation of SwiftUI's views by others).
  package func isNeeded(pushing isPush: Bool) -> Bool {
    mayBeUsed && !(isPush && transactionsSuffice)
  }

  package func beginPause() {
    pauseCount += 1
    if isOn() {
      turn(false)
      isOffByUs = true
    } else if secondLook != nil {
      // It was on a moment ago, and somebody may just have put back what was read.
      isOffByUs = true
    }
    scheduler.cancel(&secondLook)
  }

  /// Ends a pause as soon as this turn is over.
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
      UIKit's animations were off for a push or a pop without animation, and something has turned them off again \
      just after that, as code does that keeps UIView.areAnimationsEnabled and puts it back later. They are on now, \
      and aren't turned off any more for this.
      """
    )
  }

  /// Turns it on, and looks at it once more after what somebody may take to put back what was read before.
  private func turnOn() {
    turn(true)
    secondLook = scheduler.after(.secondLook) { self.lookAgain() }
  }

  /// Learns that UIKit animates a push whose transaction has said not to.
  func observeAnimatedPush() {
    transactionsSuffice = false
  }
}
