import Combine
import Dispatch
import LinkStackEngine
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("How a change ends that several stacks follow")
struct CombinedOutcomeTests {
  @Test(
    "the combined outcome is the worst of the stacks' outcomes, in any order",
    arguments: [
      ([], .presented), ([.presented, .presented], .presented),
      ([.presented, .superseded], .superseded),
      ([.superseded, .dismissed], .dismissed),
      ([.presented, .dismissed], .dismissed),
      ([.superseded, .superseded], .superseded),
    ] as [([ChangeOutcome], ChangeOutcome)]
  )
  func worst(parts: [ChangeOutcome], outcome: ChangeOutcome) {
    expect(ends(of: parts), is: [outcome])
    expect(ends(of: parts.reversed()), is: [outcome])
    // It comes with the last of them.
    expect(ends(of: parts, awaited: 3), is: [])
  }

  private func ends(
    of parts: [ChangeOutcome],
    awaited count: Int? = nil
  ) -> [ChangeOutcome] {
    var ends: [ChangeOutcome] = []
    let combined = CombinedOutcome(of: count ?? parts.count) { ends.append($0) }
    for part in parts { combined.add(part) }
    return ends
  }
}
