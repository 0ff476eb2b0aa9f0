import SwiftUI
import Testing

@MainActor
@Suite("Strict host: stacks in tabs")
struct HiddenTabTests {
  let model = ChainModel(5)

  private struct Tabs: View {
    let model: ChainModel

    var body: some View {
      TabView {
        Chain(model: model).tabItem { Text("Chain") }
        Text("other").tabItem { Text("Other") }
      }
    }
  }

  @Test("A push in a tab that isn't selected is lost")
  func pushWhileHidden() {
    let app = EmulatedApp { Tabs(model: model) }
    app.selectTab("Other")
    model.links[0] = true
    app.settle()
    app.selectTab("Chain")
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations.map(\.kind) == [.pushWhileHidden])
  }

  @Test("A push after the tab was selected is shown")
  func pushOnceVisible() {
    let app = EmulatedApp { Tabs(model: model) }
    app.selectTab("Other")
    app.selectTab("Chain")
    model.links[0] = true
    app.settle()
    #expect(app.depth == 1)
    #expect(app.violations.isEmpty)
  }

  @Test("A pop in a tab that isn't selected is heeded")
  func popWhileHidden() {
    let app = EmulatedApp { Tabs(model: model) }
    app.tap("go on")
    app.settle()
    app.selectTab("Other")
    model.links[0] = false
    app.settle()
    app.selectTab("Chain")
    #expect(app.depth == 0)
    #expect(app.violations.isEmpty)
  }

  @Test("The stack of a tab keeps its screens, which disappear and appear with the tab")
  func keepsScreens() {
    let app = EmulatedApp { Tabs(model: model) }
    app.tap("go on")
    app.settle()
    app.tap("count 0")
    _ = model.log.take()
    app.selectTab("Other")
    #expect(model.log.take() == ["disappear 1", "won't 1", "gone 1"])
    app.selectTab("Chain")
    #expect(model.log.take() == ["appear 1", "will 1", "did 1"])
    #expect(app.visibleTexts.contains("count 1"))
    #expect(app.title == "Screen 1")
  }

  @Test("A tab can be selected during a transition, which goes on out of sight")
  func tabDuringTransition() {
    let app = EmulatedApp { Tabs(model: model) }
    app.tap("go on")
    #expect(app.selectTab("Other"))
    app.settle()
    #expect(app.selectTab("Chain"))
    #expect(app.title == "Screen 1")
  }
}
