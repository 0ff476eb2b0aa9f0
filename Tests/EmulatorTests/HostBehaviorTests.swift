import NavigationShimTesting
import SwiftUI
import Testing

@Suite("Strict host: the words for what differs between systems")
struct HostBehaviorTests {
  /// What only views tell apart.
  private let ofViews: Set<String> = [
    "menuKeepsTop", "disappearsWhereItStays", "evaluatesLeftLinks", "severalPops", "noAnimation",
    "coordinatesStillChanges", "givesSnapshots", "launchesWithAnimations",
    "selectsRowsWhenEditingOnly", "tabTransition", "nativeBugs",
  ]

  /// What tests of views have other means for.
  private let ofTestKit: Set<String> = ["rules", "turnsOffCoveredLinksOnReturn", "postponesPops"]

  @Test("are those of the test kit's simulated host, and what one of them lacks is known")
  func names() {
    let emulated = names(of: HostBehavior())
    let simulated = names(of: SimulatedHostBehavior())
    #expect(emulated.subtracting(simulated) == ofViews)
    #expect(simulated.subtracting(emulated) == ofTestKit)
  }

  private func names(of behavior: Any) -> Set<String> {
    Set(Mirror(reflecting: behavior).children.compactMap(\.label))
  }
}
