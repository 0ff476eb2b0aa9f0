import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("Rule 9: identity follows the value")
struct IdentityTests {
  @Test("a screen that is replaced in place starts with fresh state")
  func replaced() {
    let model = Numbers([1])
    let app = model.launched()
    app.tap("count")
    #expect(app.visibleTexts.contains("taps 1"))
    model.numbers = [2]
    app.settle()
    #expect(app.visibleTexts.contains("number 2"))
    #expect(app.visibleTexts.contains("taps 0"))
    #expect(app.violations == [])
  }

  @Test("a screen is replaced where nothing around it is evaluated")
  func replacedAlone() {
    let app = EmulatedApp(stacks: .links) {
      NavigationStack {
        NavigationLink("to 1", value: 1)
          .navigationDestination(for: Int.self) { ReplacedScreen(number: $0) }
      }
    }
    app.tap("to 1")
    app.settle()
    app.tap("replace")
    app.settle()
    #expect(app.visibleTexts.contains("number 2"))
  }

  @Test("a screen below that is replaced starts with fresh state, and the ones above stay")
  func replacedBelow() {
    let model = Numbers([1, 2])
    let app = model.launched()
    model.numbers = [5, 2]
    app.settle()
    #expect(app.shown == ["5", "2"])
    #expect(app.violations == [])
    app.back()
    app.settle()
    #expect(app.visibleTexts.contains("number 5"))
  }

  @Test(
    "a screen above one that is replaced keeps its state, as its value is the same",
    arguments: NavigationHost.both
  )
  func aboveReplaced(host: NavigationHost) {
    let model = Numbers([1, 2, 3])
    let app = EmulatedApp(stacks: host) { NumbersRoot(model: model) }
    app.settle()
    app.tap("count")
    model.numbers = [5, 2, 3]
    app.settle()
    #expect(app.shown == ["5", "2", "3"])
    #expect(app.visibleTexts.contains("taps 1"))
    model.numbers = [5, 6, 3, 4]
    app.settle()
    app.back()
    app.settle()
    #expect(app.visibleTexts.contains("number 3"))
    #expect(app.visibleTexts.contains("taps 1"))
    #expect(app.violations == [])
  }

  @Test("an unchanged prefix keeps its state")
  func prefix() {
    let model = Numbers([1])
    let app = model.launched()
    app.tap("count")
    model.numbers = [1, 2, 3]
    app.settle()
    model.numbers = [1]
    app.settle()
    #expect(app.visibleTexts.contains("taps 1"))
  }

  @Test("equal values at different depths are different screens")
  func equalValues() {
    let model = Numbers([1, 1, 1])
    let app = model.launched()
    app.tap("count")
    #expect(app.visibleTexts.contains("taps 1"))
    app.back()
    app.settle()
    #expect(app.visibleTexts.contains("taps 0"))
    #expect(model.numbers == [1, 1])
  }

  @Test("a screen that was popped and is pushed again starts afresh")
  func pushedAgain() {
    let model = Numbers([1])
    let app = model.launched()
    app.tap("count")
    model.numbers = []
    app.settle()
    model.numbers = [1]
    app.settle()
    #expect(app.visibleTexts.contains("taps 0"))
  }

  @Test("a popped screen shows its value until it has left")
  func leavingScreen() {
    let model = Numbers([1])
    let app = model.launched()
    model.numbers = []
    app.update()
    #expect(app.isInTransition)
    #expect(app.tree().contains("number 1"))
    app.settle()
    #expect(!app.tree().contains("number 1"))
  }

  @Test(
    "a screen that a person slides away shows its value until it has left",
    arguments: HostBehavior.all
  )
  func slidingScreen(behavior: HostBehavior) {
    let model = Numbers([1])
    let app = model.launched(.links, behavior)
    #expect(app.back())
    app.wait(100)
    #expect(app.isInTransition)
    #expect(app.tree().contains("number 1"))
  }
}

private struct ReplacedScreen: View {
  let number: Int
  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    VStack {
      Text("number \(number)")
      Button("replace") { navigator.popAndPush(number + 1) }
    }
  }
}
