package import LinkStackEngine
import SwiftUI

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

/// What an app changes now and then, with or without animation.
struct AppChange {
  private(set) var count = 0
  private(set) var isAnimated = true

  mutating func begin() {
    count += 1
    isAnimated = true
  }

  mutating func observe(_ transaction: Transaction) {
    isAnimated = !transaction.disablesAnimations
  }
}

extension Transaction {
  /// Makes a change in the transaction around, or without animation.
  static func perform(animated isAnimated: Bool, _ change: () -> Void) {
    guard !isAnimated else { return change() }
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
  }
}

extension View {
  /// Tells a function the transaction in which the app has made a change, while views are being updated.
  ///
  /// SwiftUI tells it only to representable views of the platform: without those, on watchOS and macOS, the function
  /// isn't called.
  func readTransaction(
    of change: AppChange,
    _ observe: @escaping @MainActor (Transaction) -> Void
  ) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    overlay(
      TransactionReader(change: change.count, observe: observe).unseen()
    )
    #else
    self
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
private struct TransactionReader: UIViewRepresentable {
  let change: Int
  let observe: @MainActor (Transaction) -> Void

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.tag = change
    return view
  }

  // The view's tag is the last change that it was told of.
  func updateUIView(_ view: UIView, context: Context) {
    guard change != view.tag else { return }
    view.tag = change
    observe(context.transaction)
  }
}
#endif
