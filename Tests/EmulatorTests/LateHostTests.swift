import SwiftUI
import Testing

@MainActor
@Suite("Strict host: following late, or not at all")
struct LateHostTests {
  private let model = ChainModel(10)
  private let lag: Int64 = 100_000_000

  private func app(_ depth: Int, _ behavior: HostBehavior) -> EmulatedApp {
    let app = EmulatedApp(behavior: behavior) { LinkChain(model: model) }
    for level in 0..<depth {
      model.links[level] = true
      app.settle()
    }
    return app
  }

  @Test("A push begins when the lag is over, and not before")
  func push() {
    let app = app(0, HostBehavior(lag: lag))
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

  @Test(
    "A link that is turned off before its push begins pushes nothing, and pushes when it is on again"
  )
  func withdrawnPush() {
    let app = app(0, HostBehavior(lag: lag))
    model.links[0] = true
    app.advance(by: lag / 2)
    model.links[0] = false
    app.settle()
    #expect(app.depth == 0)
    model.links[0] = true
    app.settle()
    #expect(app.depth == 1)
    #expect(app.violations.isEmpty)
  }

  @Test("A link that is turned on again before its pop begins keeps its screen")
  func withdrawnPop() {
    let app = app(2, HostBehavior(lag: lag))
    model.links[0] = false
    app.advance(by: lag / 2)
    model.links[0] = true
    app.settle()
    #expect(app.depth == 2)
    #expect(app.violations.isEmpty)
  }

  @Test("A push that meets a person's back navigation is lost, without the app's fault")
  func pushAfterBack() {
    let app = app(1, HostBehavior(lag: lag))
    model.links[1] = true
    app.advance(by: lag / 2)
    #expect(app.back())
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations.isEmpty)
  }

  @Test(
    "A pop that meets a person's back navigation is lost, until its link is turned on and off once more"
  )
  func popAfterBack() {
    let app = app(3, HostBehavior(lag: lag))
    model.links[0] = false
    app.advance(by: lag / 2)
    #expect(app.back())
    app.settle()
    #expect(app.depth == 2)
    model.links[0] = true
    app.update()
    model.links[0] = false
    app.settle()
    #expect(app.depth == 0)
  }

  @Test("A push whose lag ends in a tab that isn't selected is lost")
  func pushInHiddenTab() {
    let app = EmulatedApp(behavior: HostBehavior(lag: lag)) {
      TabView {
        LinkChain(model: model).tabItem { Text("first tab") }
        Text("nothing").tabItem { Text("second tab") }
      }
    }
    model.links[0] = true
    app.advance(by: lag / 2)
    #expect(app.selectTab("second tab"))
    app.settle()
    #expect(app.violations.map(\.kind) == [.pushWhileHidden])
  }

  @Test("An update that is ignored leaves all as it was, until its link is turned once more")
  func ignoredUpdates() {
    let app = app(0, HostBehavior(ignoredUpdates: [1, 3]))
    model.links[0] = true
    app.settle()
    #expect(app.depth == 0)
    model.links[0] = false
    app.update()
    model.links[0] = true
    app.settle()
    #expect(app.depth == 1)
    model.links[0] = false
    app.settle()
    #expect(app.depth == 1)
    model.links[0] = true
    app.update()
    model.links[0] = false
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations.isEmpty)
  }
}
