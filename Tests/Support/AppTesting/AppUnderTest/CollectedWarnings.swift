import HostBehaviors
package import NavigationShim
import SwiftUI

@MainActor
package final class CollectedWarnings {
  package private(set) var texts: [String] = []
  package private(set) lazy var log = WarningLog { [weak self] in self?.write($0) }

  /// Lines of host checks that have failed, apart from what is wrong with the app.
  package private(set) var failedChecks: [String] = []
  package private(set) lazy var checks = HostChecks(
    log: WarningLog { [weak self] in self?.failedChecks.append($0) }
  )

  /// Checks that have failed though the system is as they assume.
  func falseAlarms(on behavior: HostBehavior) -> [String] {
    let isExplained =
      !behavior.givesSnapshots || !behavior.embedsControllers || !behavior.ignoredUpdates.isEmpty
    return isExplained ? [] : failedChecks
  }

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
      .environment(\.navigationConfiguration.hooks.warnings, warnings.log)
      .environment(\.navigationConfiguration.hooks.checks, warnings.checks)
  }
}
