import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// UIKit's one switch for animations, which all stacks of an app share.
///
/// It is off from the first pause to the end of the last one, and never turned on if the app itself had it off
/// before. If the app turns it on during a pause, it stays so until the next one begins; if it turns it off, it is
/// turned on afterwards: UIKit doesn't say who turned it off.
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
  private var pauseCount = 0

  /// Whether it was on when one of the pauses began, so that it has to be turned on again.
  private var isOffByUs = false

  package init(
    isOn: @escaping @MainActor () -> Bool,
    turn: @escaping @MainActor (_ isOn: Bool) -> Void
  ) {
    self.isOn = isOn
    self.turn = turn
  }

  package func beginPause() {
    if isOn() {
      turn(false)
      isOffByUs = true
    }
    pauseCount += 1
  }

  package func endPause() {
    precondition(pauseCount > 0, "a pause of animations ends that has not begun")
    pauseCount -= 1
    guard pauseCount == 0, isOffByUs else { return }
    isOffByUs = false
    turn(true)
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

  /// Whether it has turned animations off.
  private(set) var isUnanimated = false

  init(_ animations: AnimationSwitch, _ scheduler: any WakeScheduler) {
    self.animations = animations
    self.scheduler = scheduler
  }

  deinit {
    guard isUnanimated else { return }
    // The switch is the main actor's, which may not be at hand here.
    MainThread.run { [animations] _ in animations.endPause() }
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
