import SwiftUI
import Testing

@MainActor
@Suite("Rule 6: pacing follows the host")
struct PacingTests {
  @Test("a screen is pushed as soon as the one before has appeared")
  func settlePaced() {
    let model = Numbers()
    let app = model.launched(.links, HostBehavior(transition: 350_000_000))
    #expect(pushTimes(app, model) == [0, 350, 700])
  }

  @Test("a slower host is waited for")
  func slowHost() {
    let model = Numbers()
    let app = model.launched(.links, HostBehavior(transition: 600_000_000))
    #expect(pushTimes(app, model) == [0, 600, 1200])
  }

  @Test("where no signal comes, the fallback goes on")
  func fallback() {
    let model = Numbers()
    let app = model.launched(.links, HostBehavior(signals: .never))
    #expect(pushTimes(app, model) == [0, 650, 1300])
  }

  @Test("the fallback can be set")
  func ownFallback() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links, behavior: HostBehavior(signals: .never)) {
      NumbersRoot(model: model).navigationPacing(.settled(fallback: 0.5))
    }
    app.settle()
    #expect(pushTimes(app, model) == [0, 500, 1000])
  }

  @Test("a fallback is not waited for where the host says that it has settled")
  func unneededFallback() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links) {
      NumbersRoot(model: model).navigationPacing(.settled(fallback: 0.5))
    }
    app.settle()
    #expect(pushTimes(app, model) == [0, 350, 700])
  }

  @Test("a fixed delay is kept, whatever the host says")
  func fixedDelay() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links) {
      NumbersRoot(model: model).navigationPacing(.fixed(0.65))
    }
    app.settle()
    #expect(pushTimes(app, model) == [0, 650, 1300])
  }

  @Test("a pacing that changes counts from the next wait on")
  func changedPacing() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links) { SwitchedPacing(model: model) }
    app.settle()
    #expect(pushTimes(app, model) == [0, 350, 700])
    model.note = "fixed"
    app.settle()
    model.numbers = []
    app.settle()
    #expect(pushTimes(app, model) == [0, 900, 1800])
  }

  /// When each of three screens is pushed, in milliseconds from the path's being set.
  private func pushTimes(_ app: EmulatedApp, _ model: Numbers) -> [Int64] {
    let start = app.milliseconds
    model.numbers = [1, 2, 3]
    app.update()
    var times: [Int64] = []
    for time in 0..<3_000 as Range<Int64> {
      while times.count < app.depth { times.append(time) }
      app.wait(1)
    }
    #expect(app.violations == [])
    #expect(app.milliseconds == start + 3_000)
    return times
  }
}

private struct SwitchedPacing: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NumbersRoot(model: model)
      .navigationPacing(model.note == "fixed" ? .fixed(0.9) : .settled)
  }
}
