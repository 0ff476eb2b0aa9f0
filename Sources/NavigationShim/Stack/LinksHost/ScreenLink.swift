import Combine
import SwiftUI

/// A screen's link to the one above it.
@MainActor
final class ScreenLink: ObservableObject {
  /// Whether the link is turned on.
  @Published private(set) var isActive = false

  /// The screen that the link leads to.
  ///
  /// A screen that is on its way out stays, since it is rendered until its transition has ended
  /// and would go blank without its value.
  private(set) var destination: LinkedScreen?

  /// Whether SwiftUI may not have seen yet that the link was turned off.
  private(set) var isBeingTurnedOff = false

  func turnOn(to screen: LinkedScreen) {
    destination = screen
    isActive = true
  }

  func turnOff() {
    guard isActive else { return }
    isActive = false
    isBeingTurnedOff = true
  }

  /// Notes that an update has come to its end since the link was turned off.
  func noteSeen() {
    isBeingTurnedOff = false
  }

  /// Releases the screen that has left.
  ///
  /// Nobody is told: nothing that is rendered shows it any more.
  func releaseDestination() {
    if !isActive { destination = nil }
  }
}
