import ClientOnShim
import NavigationShim
import SwiftUI

#if SWIFTUI_SIDE
import ClientOnNative
#endif

/// An app with columns at work on one of the sides.
@MainActor
struct ColumnApp {
  let screen: AppUnderTest
  let facts: () -> [String: [Int]]
  let perform: (_ name: String, _ number: Int) -> Void

  init(_ plan: ColumnPlan, on side: Side, _ behavior: HostBehavior) {
    switch side {
    case .links, .native:
      let model = ClientOnShim.ArchiveModel(
        hasShelves: plan.hasShelves,
        rows: plan.rows,
        detail: plan.detail
      )
      let host: NavigationHost = side == .links ? .links : .native
      screen = AppUnderTest(stacks: host, behavior: behavior) { model.root }
      facts = { model.facts }
      perform = { model.perform($0, $1) }
    #if SWIFTUI_SIDE
    case .swiftUI:
      let model = ClientOnNative.ArchiveModel(
        hasShelves: plan.hasShelves,
        rows: plan.rows,
        detail: plan.detail
      )
      screen = AppUnderTest(behavior: behavior) { model.root }
      facts = { model.facts }
      perform = { model.perform($0, $1) }
    #endif
    }
  }
}

struct ColumnPlan: Hashable {
  var hasShelves = false
  var rows = "links"
  var detail = "path"
}
