#if SWIFTUI_SIDE
import ClientOnNative
import SwiftUI

extension ColumnApp {
  static func launchOnSwiftUI(_ plan: ColumnPlan, _ behavior: HostBehavior) -> ColumnApp {
    let model = ArchiveModel(
      .init(hasShelves: plan.hasShelves, rows: plan.rows, detail: plan.detail)
    )
    return ColumnApp(
      screen: AppUnderTest(behavior: behavior) { model.root },
      facts: { model.facts },
      perform: { model.perform($0, $1) }
    )
  }
}
#endif
