@testable import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("What drives a stack of links")
struct StackModelTests {
  @Test("a screen that appears ends a hindrance whose end was not reported")
  func signOfLife() {
    let model = StackModel()
    model.prepare(
      path: PathAccess(.constant(Shim.NavigationPath()), .untyped),
      settings: StackSettings(
        policies: StackPolicies(),
        container: .navigationView,
        scheduler: ManualScheduler(),
        warnings: nil
      )
    )
    model.note(.hiddenStack, true)
    model.screenAppears(model.host.root)
    #expect(model.hindrances.isEmpty)
  }
}
