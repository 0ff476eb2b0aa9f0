@testable import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("What drives a stack of links")
struct StackModelTests {
  @Test("a screen that appears ends a suspension whose end was not reported")
  func signOfLife() {
    let model = StackModel()
    var configuration = NavigationConfiguration()
    configuration.container = .navigationView
    configuration.scheduler = ManualScheduler()
    _ = model.prepare(StackPath(.constant(Shim.NavigationPath())), configuration)
    model.suspend(for: .hiddenStack)
    model.screenAppears(model.host.root)
    #expect(model.suspensionReasons.isEmpty)
  }
}
