import AppUnderTest
import NavigationShim
import SwiftUI
import Testing

extension AppUnderTest {
  /// Launches the trip app, and lets it come to rest.
  static func launched(
    _ trip: Trip,
    _ policy: UseNavigationStackPolicy = .never
  ) async -> AppUnderTest {
    await settled(.links) { TripRoot(trip: trip, policy: policy) }
  }

  /// Launches the line app, and lets it come to rest.
  static func launched(
    _ line: Line,
    _ policy: UseNavigationStackPolicy = .never
  ) async -> AppUnderTest {
    await settled(.links) { LineRoot(line: line, policy: policy) }
  }

  /// Taps one label after another, each once the screens stand still.
  func pressInTurn(_ labels: String...) async {
    for label in labels { await press(label) }
  }
}
