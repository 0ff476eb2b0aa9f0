import SwiftUI
import Testing

@MainActor
@Suite("Rule 7: suspended means suspended")
struct SuspensionTests {
  @Test(
    "leaving the app at any moment of a deep link holds it, and it goes on after the return",
    arguments: HostBehavior.all
  )
  func leaveAtEveryMoment(behavior: HostBehavior) {
    for moment in stride(from: 0, through: 2_000, by: 50) as StrideThrough<Int64> {
      let model = Numbers()
      let app = model.launched(.links, behavior)
      model.numbers = [1, 2, 3]
      app.wait(moment)
      let depth = app.depth
      app.leave()
      app.wait(5_000)
      #expect(app.depth == depth, "left at \(moment) ms")
      app.comeBack()
      app.settle()
      #expect(app.shown == ["1", "2", "3"], "left at \(moment) ms")
      #expect(app.violations == [], "left at \(moment) ms")
    }
  }

  @Test("a path that is set while the app is inactive is shown after the return")
  func setWhileInactive() {
    let model = Numbers([1])
    let app = model.launched()
    app.leave()
    model.numbers = [1, 2, 3]
    app.wait(1_000)
    #expect(app.shown == ["1"])
    app.comeBack()
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.violations == [])
  }

  @Test("a stack that is made while the app is inactive waits for the return")
  func madeWhileInactive() {
    let model = Numbers()
    let second = Numbers([1, 2, 3])
    let app = EmulatedApp(stacks: .links) { GrowingRoot(model: model, second: second) }
    app.settle()
    app.leave()
    model.note = "second"
    app.wait(5_000)
    #expect(app.violations == [])
    app.comeBack()
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.violations == [])
  }

  @Test("so does one that is made when those that have seen the app become inactive are gone")
  func onlyOneWhileInactive() {
    let model = Numbers()
    let second = Numbers([1, 2, 3])
    let app = EmulatedApp(stacks: .links) { ReplacingRoot(model: model, second: second) }
    app.settle()
    app.leave()
    model.note = "none"
    app.wait(100)
    model.note = "second"
    app.wait(5_000)
    #expect(app.violations == [])
    app.comeBack()
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.violations == [])
  }

  @Test("one that is made after the return, when none was there to see it, waits for nothing")
  func madeAfterUnseenReturn() {
    let model = Numbers()
    let second = Numbers([1, 2, 3])
    let app = EmulatedApp(stacks: .links) { ReplacingRoot(model: model, second: second) }
    app.settle()
    app.leave()
    model.note = "none"
    app.wait(100)
    app.comeBack()
    model.note = "second"
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
  }

  @Test("an app is not held up by another one's being inactive")
  func otherApp() {
    let other = Numbers([1]).launched()
    other.leave()
    let app = Numbers([1, 2, 3]).launched()
    #expect(app.shown == ["1", "2", "3"])
    other.end()
  }

  @Test("no dismissal is believed while the app is inactive")
  func dismissalWhileInactive() {
    let model = Numbers([1, 2, 3])
    let app = model.launched()
    app.leave()
    app.spuriouslyDismiss(depth: 2)
    app.spuriouslyDismiss(depth: 3)
    app.wait(1_000)
    app.comeBack()
    app.settle()
    #expect(model.numbers == [1, 2, 3])
    #expect(app.shown == ["1", "2", "3"])
  }

  @Test("no dismissal of the top is believed while the app is inactive")
  func dismissalOfTopWhileInactive() {
    let model = Numbers([1, 2, 3])
    let app = model.launched()
    app.leave()
    app.spuriouslyDismiss(depth: 3)
    app.wait(1_000)
    #expect(model.numbers == [1, 2, 3])
  }
}

private struct ReplacingRoot: View {
  @ObservedObject var model: Numbers
  let second: Numbers

  var body: some View {
    switch model.note {
    case "none": Text("nothing")
    case "second": NumbersRoot(model: second)
    default: NumbersRoot(model: model)
    }
  }
}

private struct GrowingRoot: View {
  @ObservedObject var model: Numbers
  let second: Numbers

  var body: some View {
    VStack {
      NumbersRoot(model: model)
      if model.note == "second" { NumbersRoot(model: second) }
    }
  }
}
