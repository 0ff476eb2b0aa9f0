import SwiftUI

extension EmulatedApp {
  /// Lets milliseconds pass.
  func wait(_ milliseconds: Int64) {
    advance(by: milliseconds * 1_000_000)
  }

  /// The milliseconds since the app began.
  var milliseconds: Int64 { now / 1_000_000 }

  /// The titles of the screens above the root.
  var shown: [String] { titles.dropFirst().map { $0 ?? "?" } }
}
