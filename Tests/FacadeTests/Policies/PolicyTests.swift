import SwiftUI
import Testing

@MainActor
@Suite("Policies")
struct PolicyTests {
  @Test("replacing in place is one update without a transition of its own")
  func inPlace() {
    let model = Numbers([1])
    let app = model.launched()
    app.resetCounts()
    model.path.popAndPush(2)
    app.settle()
    #expect(app.shown == ["2"])
    #expect(app.violations == [])
  }

  @Test("by pop and push a replacement is two updates")
  func popThenPush() {
    let model = Numbers([1])
    let app = EmulatedApp(stacks: .links) {
      NumbersRoot(model: model).navigationReplacement(.popThenPush)
    }
    app.settle()
    app.resetCounts()
    model.path.popAndPush(2)
    app.update()
    #expect(app.shown == [])
    #expect(model.numbers == [2])
    app.settle()
    #expect(app.shown == ["2"])
    #expect(app.hostUpdates == 2)
    #expect(app.violations == [])
  }

  @Test("without animation the screens still follow one after another, and the request is there")
  func disabledAnimation() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links) {
      NumbersRoot(model: model).navigationAnimation(.disabled)
    }
    app.settle()
    app.resetCounts()
    model.numbers = [1, 2, 3]
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.hostUpdates == 3)
    #expect(app.stillHostUpdates == 3)
    #expect(app.violations == [])
  }

  @Test("a stack can change its host, and keeps its path")
  func changingHost() {
    let model = Numbers([1, 2])
    let app = EmulatedApp(stacks: .links) { SwitchedHost(model: model) }
    app.settle()
    #expect(app.shown == ["1", "2"])
    model.note = "native"
    app.settle()
    #expect(app.shown == ["1", "2"])
    model.note = ""
    app.settle()
    #expect(app.shown == ["1", "2"])
    #expect(model.numbers == [1, 2])
    #expect(app.violations == [])
  }
}

private struct SwitchedHost: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NumbersRoot(model: model).navigationHost(model.note == "native" ? .native : .links)
  }
}
