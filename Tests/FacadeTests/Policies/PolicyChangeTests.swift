import SwiftUI
import Testing

@MainActor
@Suite("Policies that change")
struct PolicyChangeTests {
  @Test("a replacement policy may change at any moment of a deep link, to either side")
  func replacementMeanwhile() {
    for (first, second) in [("", "pop"), ("pop", "")] {
      for moment in stride(from: 0, through: 1_500, by: 50) as StrideThrough<Int64> {
        let model = Numbers([1, 2, 3])
        model.note = first
        let app = EmulatedApp(stacks: .links) { SwitchedPolicies(model: model) }
        app.settle()
        model.numbers = [1, 7, 8, 9]
        app.wait(moment)
        model.note = second
        app.settle()
        #expect(app.shown == ["1", "7", "8", "9"], "at \(moment) ms")
        #expect(model.history == [[1, 7, 8, 9]], "at \(moment) ms")
        #expect(app.violations == [], "at \(moment) ms")
      }
    }
  }

  @Test("a replacement policy counts from the next change on")
  func replacementLater() {
    let model = Numbers([1])
    let app = EmulatedApp(stacks: .links) { SwitchedPolicies(model: model) }
    app.settle()
    model.note = "pop"
    app.settle()
    app.resetCounts()
    model.numbers = [2]
    app.settle()
    #expect(app.hostUpdates == 2)
    model.note = ""
    app.settle()
    app.resetCounts()
    model.numbers = [3]
    app.settle()
    #expect(app.hostUpdates == 0)
    #expect(app.shown == ["3"])
  }

  @Test("an animation policy may change in the middle of a deep link")
  func animationMeanwhile() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links) { SwitchedPolicies(model: model) }
    app.settle()
    model.numbers = [1, 2, 3]
    app.wait(100)
    model.note = "still"
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.hostUpdates == 3)
    #expect(app.stillHostUpdates == 2)
    #expect(app.violations == [])
  }
}

private struct SwitchedPolicies: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NumbersRoot(model: model)
      .navigationReplacement(model.note == "pop" ? .popThenPush : .inPlace)
      .navigationAnimation(model.note == "still" ? .disabled : .automatic)
  }
}
