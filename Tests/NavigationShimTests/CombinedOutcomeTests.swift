import LinkStackEngine
@testable import NavigationShim
import Testing

@MainActor
@Suite("How a change ends that several stacks follow")
struct CombinedOutcomeTests {
  @Test(
    "it is the worst of what the stacks say, in whichever order",
    arguments: [
      ([.presented, .presented], .presented),
      ([.presented, .superseded], .superseded),
      ([.superseded, .dismissed], .dismissed),
      ([.presented, .dismissed], .dismissed),
      ([.superseded, .superseded], .superseded),
    ] as [([NavigationOutcome], NavigationOutcome)]
  )
  func worst(parts: [NavigationOutcome], outcome: NavigationOutcome) {
    #expect(ends(of: parts) == [outcome])
    #expect(ends(of: parts.reversed()) == [outcome])
  }

  @Test("it comes with the last of them")
  func last() {
    #expect(ends(of: [.dismissed, .dismissed], awaited: 3) == [])
  }

  @Test("where there is no stack, it is presented at once")
  func none() {
    #expect(ends(of: []) == [.presented])
  }

  private func ends(
    of parts: [NavigationOutcome],
    awaited count: Int? = nil
  ) -> [NavigationOutcome] {
    var ends: [NavigationOutcome] = []
    let combined = CombinedOutcome(of: count ?? parts.count) { ends.append($0) }
    for part in parts { combined.add(part) }
    return ends
  }
}
