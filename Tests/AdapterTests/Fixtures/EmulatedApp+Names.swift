import AppUnderTest
import NavigationShim
import SwiftUI

extension EmulatedApp {
  /// Launches the trip app, and lets it come to rest.
  convenience init(_ trip: Trip, _ policy: UseNavigationStackPolicy = .never) {
    self.init(stacks: .links) { TripRoot(trip: trip, policy: policy) }
    settle()
  }

  /// Launches the line app, and lets it come to rest.
  convenience init(_ line: Line, _ policy: UseNavigationStackPolicy = .never) {
    self.init(stacks: .links) { LineRoot(line: line, policy: policy) }
    settle()
  }

  /// Taps one label after another, each once the screens stand still.
  func tapInTurn(_ labels: String...) {
    for label in labels {
      tap(label)
      settle()
    }
  }

  /// The titles of the screens above the root.
  var shown: [String] { titles.dropFirst().map { $0 ?? "?" } }
}
