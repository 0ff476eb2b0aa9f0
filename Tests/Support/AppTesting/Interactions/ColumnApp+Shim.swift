import ClientOnShim
import NavigationShim
import SwiftUI

extension ColumnApp {
  static func launchOnShim(
    _ plan: ColumnPlan,
    _ host: NavigationHost,
    _ behavior: HostBehavior
  ) -> ColumnApp {
    let model = ArchiveModel(
      .init(hasShelves: plan.hasShelves, rows: plan.rows, detail: plan.detail)
    )
    return ColumnApp(
      screen: AppUnderTest(stacks: host, behavior: behavior) { model.root },
      facts: { model.facts },
      perform: { model.perform($0, $1) }
    )
  }
}
