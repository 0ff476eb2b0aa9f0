import SwiftUI

/// Shows whether it is enabled.
struct Availability: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text(isEnabled ? "available" : "unavailable") }
}
