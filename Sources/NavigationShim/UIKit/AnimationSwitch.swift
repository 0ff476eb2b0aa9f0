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
