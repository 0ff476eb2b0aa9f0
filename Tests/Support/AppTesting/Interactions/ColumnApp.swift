import NavigationShim

/// An app with columns at work on one of the sides.
@MainActor
struct ColumnApp {
  let screen: AppUnderTest
  let facts: () -> [String: [Int]]
  let perform: (_ name: String, _ number: Int) -> Void
}

/// How such an app is built.
struct ColumnPlan: Hashable {
  var hasShelves = false
  var rows = "links"
  var detail = "path"
}

extension ColumnApp {
  static func launch(_ plan: ColumnPlan, on side: Side, _ behavior: HostBehavior) -> ColumnApp {
    switch side {
    case .links: launchOnShim(plan, .links, behavior)
    case .native: launchOnShim(plan, .native, behavior)
    #if SWIFTUI_SIDE
    case .swiftUI: launchOnSwiftUI(plan, behavior)
    #endif
    }
  }
}
