import Combine
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

  @Test("it has no screen evaluated for its surroundings where none has a link's")
  func surroundings() {
    let model = prepared()
    model.screenSettled(model.host.root)
    scheduler.run()
    var changes = 0
    let observer = model.host.root.link.surroundings.objectWillChange.sink { changes += 1 }
    model.pathChanged(to: [PathElement(1)])
    #expect(model.host.root.link.state.isOn)
    #expect(changes == 0)
    observer.cancel()
  }

  @Test("nothing is missing any more where something is found to show")
  func foundAtLast() {
    let contents = ScreenContents(.root, .element(PathElement(1)), from: nil)
    contents.markMissing()
    contents.resolve(PathElement(1), as: AnyView(EmptyView()))
    #expect(!contents.isMissing)
  }
}
