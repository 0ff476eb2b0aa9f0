package import NavigationShim
import SwiftUI

@MainActor
package final class CollectedWarnings {
  package private(set) var texts: [String] = []
  package private(set) lazy var log = WarningLog { [weak self] in self?.write($0) }

  package private(set) lazy var checks = HostChecks(log: log)

  nonisolated package init() {}

  package func write(_ text: String) { texts.append(text) }

  package func take() -> [String] {
    defer { texts = [] }
    return texts
  }
}

extension View {
  @MainActor func underTest(on host: NavigationHost?, _ warnings: CollectedWarnings) -> some View {
    navigationHost(host ?? .automatic)
      .environment(\.navigationConfiguration.warnings, warnings.log)
      .environment(\.navigationConfiguration.checks, warnings.checks)
  }
}
