@testable import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("What drives a stack of links")
struct StackModelTests {
  private let scheduler = ManualScheduler()

  /// The model of a stack whose view has been evaluated once.
  private func prepared() -> StackModel {
    let model = StackModel()
    var configuration = NavigationConfiguration()
    configuration.container = .navigationView
    configuration.scheduler = scheduler
    _ = model.prepare(StackPath(.constant(Shim.NavigationPath())), configuration)
    return model
  }

  @Test(
    "it waits until a screen of it has appeared, or for as long as a host is left that is silent"
  )
  func neverShown() {
    let model = prepared()
    #expect(model.suspension.reasons == [.hiddenStack])
    model.screenAppears(model.host.root)
    #expect(model.suspension.reasons == [.hiddenStack])
    scheduler.run()
    #expect(model.suspension.reasons.isEmpty)
    model.suspend(for: .hiddenStack)
    model.screenSettled(model.host.root)
    #expect(model.suspension.reasons.isEmpty)
  }

  @Test("it pushes at once, also from a screen to which it has popped before")
  func pushAfterPop() {
    let model = prepared()
    model.screenSettled(model.host.root)
    scheduler.run()
    for number in 1...3 {
      model.pathChanged(to: [PathElement(number)])
      #expect(model.host.root.link.state.isOn)
      scheduler.run()
      model.pathChanged(to: [])
      #expect(!model.host.root.link.state.isOn)
      scheduler.run()
    }
  }
}
