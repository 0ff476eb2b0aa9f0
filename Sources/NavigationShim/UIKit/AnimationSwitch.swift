import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// UIKit's one switch for animations, which all stacks of an app share.
///
/// It is off from the first pause to the end of the last one, and never turned on if the app itself
/// had it off before. If the app turns it on during a pause, it stays on until the next pause
/// begins. If the app turns it off during a pause, it is nevertheless turned on afterwards: UIKit
/// doesn't say who turned it off, or that it was turned off again.
@MainActor
package final class AnimationSwitch {
  /// The switch of the app.
  package static let shared = AnimationSwitch(
    isOn: {
      #if canImport(UIKit) && !os(watchOS)
      UIView.areAnimationsEnabled
      #else
      true
      #endif
    },
    turn: { isOn in
      #if canImport(UIKit) && !os(watchOS)
      UIView.setAnimationsEnabled(isOn)
      #endif
    }
  )

  private let isOn: @MainActor () -> Bool
  private let turn: @MainActor (_ isOn: Bool) -> Void
  private var pauseCount = 0

  /// Whether it was on when one of the pauses began, so that it has to be turned on again.
  private var isOffByUs = false

  /// Creates a switch that stands for another one.
  package init(
    isOn: @escaping @MainActor () -> Bool,
    turn: @escaping @MainActor (_ isOn: Bool) -> Void
  ) {
    self.isOn = isOn
    self.turn = turn
  }

  /// Turns animations off, until as many pauses have ended as have begun.
  package func beginPause() {
    if isOn() {
      turn(false)
      isOffByUs = true
    }
    pauseCount += 1
  }

  /// Ends a pause, and turns animations on again if it was the last one.
  package func endPause() {
    precondition(pauseCount > 0, "a pause of animations ends that has not begun")
    pauseCount -= 1
    guard pauseCount == 0, isOffByUs else { return }
    isOffByUs = false
    turn(true)
  }
}
