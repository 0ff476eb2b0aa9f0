import TestSupport
import Testing

@testable import Exploration

@Suite("The table of states and events")
struct TransitionTableTests {
  /// Small searches on hosts of every kind, one of which gives up.
  private static let searches = [
    ExplorationBounds(length: 2, disturbances: nil),
    ExplorationBounds(length: 2, disturbances: 2, host: .unasked),
    ExplorationBounds(length: 2, disturbances: 2, host: .lagging),
    ExplorationBounds(length: 1, disturbances: 7, host: .lagging, losses: 6),
  ]

  @Test("in the documentation is what the searches reach, no more and no less")
  func documented() throws {
    var table = TransitionTable()
    for bounds in Self.searches {
      let exploration = Exploration(bounds)
      #expect(exploration.finding == nil)
      table.formUnion(exploration.coreTransitions)
    }
    let page = "Sources/LinkStackEngine/LinkStackEngine.docc/StatesAndEvents.md"
    let text = try Document.text(of: page)
    #expect(text.contains(table.markdown), "the page should have\n\(table.markdown)")
  }

  @Test("has every state and every event")
  func complete() {
    let table = Exploration(Self.searches[3]).coreTransitions
    for state in TransitionTable.State.allCases where state != .covered {
      #expect(!table[state, .targetChanged].isEmpty, "\(state)")
    }
  }
}
