import NavigationShim
import SwiftUI

/// Stands for what collects the package's warnings and its failed checks, which no app can: they go to the log.
package struct CollectedWarnings {
  package init() {}

  package var texts: [String] { [] }
  package var failedChecks: [String] { [] }
}

extension View {
  /// Has a host show the stacks of the package.
  func underTest(on host: NavigationHost?, _ warnings: CollectedWarnings) -> some View {
    navigationHost(host ?? .automatic)
  }
}
