import NavigationShimTesting
import SwiftUI
import Testing

@MainActor
@Suite("Strict host: following late, or not at all")
struct LateHostTests {
  private let model = ChainModel(10)
  private let lag: Int64 = 100_000_000

  @Test("A push begins when the lag is over, and not before")
  func push() {
    let app = model.launch(0, HostBehavior(lag: lag))
    model.links[0] = true
    app.advance(by: lag - 1)
    #expect(app.depth == 0)
    #expect(!app.isInTransition)
    app.advance(by: 1)
    #expect(app.depth == 1)
    #expect(app.isInTransition)
    app.settle()
    #expect(app.violations.isEmpty)
  }

  @Test("A link that is off before its push begins pushes nothing, and pushes when it is on again")
  func withdrawnPush() {
    let app = model.launch(0, HostBehavior(lag: lag))
    model.links[0] = true
    app.advance(by: lag / 2)
    app.settle { model.links[0] = false }
    #expect(app.depth == 0)
    app.settle { model.links[0] = true }
    #expect(app.depth == 1)
    #expect(app.violations.isEmpty)
  }

  @Test("A link that is turned on again before its pop begins keeps its screen")
  func withdrawnPop() {
    let app = model.launch(2, HostBehavior(lag: lag))
    model.links[0] = false
    app.advance(by: lag / 2)
    app.settle { model.links[0] = true }
    #expect(app.depth == 2)
    #expect(app.violations.isEmpty)
  }

  @Test("A push that meets a person's back navigation is lost, without the app's fault")
  func pushAfterBack() {
    let app = model.launch(1, HostBehavior(lag: lag))
    model.links[1] = true
    app.advance(by: lag / 2)
    #expect(app.back())
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations.isEmpty)
  }

  @Test("A pop that meets a person's back navigation is lost, until its link is on and off again")
  func popAfterBack() {
    let app = model.launch(3, HostBehavior(lag: lag))
    model.links[0] = false
    app.advance(by: lag / 2)
    #expect(app.back())
    app.settle()
    #expect(app.depth == 2)
    app.update { model.links[0] = true }
    app.settle { model.links[0] = false }
    #expect(app.depth == 0)
  }

  @Test("A push whose lag ends in a tab that isn't selected is lost")
  func pushInHiddenTab() {
    let app = EmulatedApp(behavior: HostBehavior(lag: lag)) { TwoTabs { LinkChain(model: model) } }
    model.links[0] = true
    app.advance(by: lag / 2)
    #expect(app.selectTab("second tab"))
    app.settle()
    #expect(app.violations.map(\.kind) == [.pushWhileHidden])
  }

  @Test("An update that is ignored leaves all as it was, until its link is turned once more")
  func ignoredUpdates() {
    let app = model.launch(0, HostBehavior(ignoredUpdates: [1, 3]))
    app.settle { model.links[0] = true }
    #expect(app.depth == 0)
    app.update { model.links[0] = false }
    app.settle { model.links[0] = true }
    #expect(app.depth == 1)
    app.settle { model.links[0] = false }
    #expect(app.depth == 1)
    app.update { model.links[0] = true }
    app.settle { model.links[0] = false }
    #expect(app.depth == 0)
    #expect(app.violations.isEmpty)
  }
}

@Suite("Strict host: the words for what differs between systems")
struct HostBehaviorTests {
  /// What only views tell apart.
  private let ofViews: Set<String> = [
    "menuKeepsTop", "disappearsWhereItStays", "evaluatesLeftLinks", "severalPops", "noAnimation",
    "coordinatesStillChanges", "callsStillChangesAnimated", "givesSnapshots",
    "rootIsSilentAtLaunch", "launchesWithAnimations",
    "selectsRowsWhenEditingOnly", "tabTransition", "nativeBugs",
  ]

  /// What tests of views have other means for.
  private let ofTestKit: Set<String> = ["rules", "turnsOffCoveredLinksOnReturn", "postponesPops"]

  @Test("are those of the test kit's simulated host, and what one of them lacks is known")
  func names() {
    let emulated = names(of: HostBehavior())
    let simulated = names(of: SimulatedHostBehavior())
    #expect(emulated.subtracting(simulated) == ofViews)
    #expect(simulated.subtracting(emulated) == ofTestKit)
  }

  private func names(of behavior: Any) -> Set<String> {
    Set(Mirror(reflecting: behavior).children.compactMap(\.label))
  }
}
