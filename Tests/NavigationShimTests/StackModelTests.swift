@testable import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("What drives a stack of links")
struct StackModelTests {
  @Test(
    "it waits until a screen of it has appeared, or for as long as a host is left that is silent"
  )
  func neverShown() {
    let scheduler = ManualScheduler()
    let model = StackModel()
    var configuration = NavigationConfiguration()
    configuration.container = .navigationView
    configuration.scheduler = scheduler
    _ = model.prepare(StackPath(.constant(Shim.NavigationPath())), configuration)
    #expect(model.suspensionReasons == [.hiddenStack])
    model.screenAppears(model.host.root)
    #expect(model.suspensionReasons == [.hiddenStack])
    scheduler.run()
    #expect(model.suspensionReasons.isEmpty)
    model.suspend(for: .hiddenStack)
    model.screenSettled(model.host.root)
    #expect(model.suspensionReasons.isEmpty)
  }
}
