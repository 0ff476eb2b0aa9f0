import SwiftUI
import Testing

@MainActor
@Suite("Rule 3: a person's back gesture wins")
struct PersonWinsTests {
  @Test(
    "going back at any moment of a deep link ends it there, and pushes nothing again",
    arguments: HostBehavior.all
  )
  func backAtEveryMoment(behavior: HostBehavior) {
    for moment in stride(from: 0, through: 4_000, by: 50) as StrideThrough<Int64> {
      let model = Numbers()
      let app = model.launched(.links, behavior)
      model.numbers = [1, 2, 3, 4]
      app.wait(moment)
      let depth = app.depth
      let isTaken = app.back()
      app.settle()
      let expected = isTaken ? depth - 1 : 4
      #expect(app.depth == expected, "at \(moment) ms")
      #expect(model.numbers == Array([1, 2, 3, 4].prefix(expected)), "at \(moment) ms")
      #expect(app.violations == [], "at \(moment) ms")
    }
  }

  @Test(
    "going back by many screens shortens the path to what is shown",
    arguments: HostBehavior.all
  )
  func backByMany(behavior: HostBehavior) {
    let model = Numbers([1, 2, 3, 4, 5])
    let app = model.launched(.links, behavior)
    #expect(app.back(to: 1))
    app.settle()
    #expect(model.numbers == [1])
    #expect(app.shown == ["1"])
    #expect(app.violations == [])
  }

  @Test("going back by many screens of SwiftUI's own stack shortens the path to what is shown")
  func backByManyOnNative() {
    let model = Numbers([1, 2, 3, 4, 5])
    let app = model.launched(.native)
    #expect(app.back(to: 1))
    app.settle()
    #expect(model.numbers == [1])
    #expect(app.shown == ["1"])
  }

  @Test("going back writes the path once")
  func writesOnce() {
    let model = Numbers([1, 2])
    let app = model.launched()
    #expect(app.back())
    app.settle()
    #expect(model.history == [[1]])
  }

  @Test("a path that the app sets as a screen goes wins", arguments: HostBehavior.all)
  func setOnDisappearance(behavior: HostBehavior) {
    let model = Numbers([1, 2])
    let app = EmulatedApp(stacks: .links, behavior: behavior) { ReplacingRoot(model: model) }
    app.settle()
    #expect(app.back())
    app.settle()
    #expect(model.numbers == [7, 8])
    #expect(app.shown == ["7", "8"])
    #expect(app.violations == [])
  }

  @Test("a swipe that is taken back changes nothing", arguments: HostBehavior.all)
  func cancelledSwipe(behavior: HostBehavior) {
    let model = Numbers([1, 2])
    let app = model.launched(.links, behavior)
    #expect(app.beginSwipeBack())
    app.wait(500)
    app.cancelSwipeBack()
    app.settle()
    #expect(model.numbers == [1, 2])
    #expect(app.shown == ["1", "2"])
    #expect(app.violations == [])
  }

  @Test("a swipe that is finished pops one screen", arguments: HostBehavior.all)
  func finishedSwipe(behavior: HostBehavior) {
    let model = Numbers([1, 2])
    let app = model.launched(.links, behavior)
    #expect(app.beginSwipeBack())
    app.wait(500)
    app.finishSwipeBack()
    app.settle()
    #expect(model.numbers == [1])
    #expect(app.shown == ["1"])
    #expect(app.violations == [])
  }

  @Test("a screen that dismisses itself leaves the path", arguments: HostBehavior.all)
  func dismiss(behavior: HostBehavior) {
    let model = Numbers([1, 2])
    let app = model.launched(.links, behavior)
    #expect(app.tap("dismiss"))
    app.settle()
    #expect(model.numbers == [1])
    #expect(app.shown == ["1"])
    #expect(app.violations == [])
  }

  @Test("what takes the place of a screen that dismisses itself stays", arguments: HostBehavior.all)
  func replacedAsItDismisses(behavior: HostBehavior) {
    let model = Numbers([1, 2])
    let app = EmulatedApp(stacks: .links, behavior: behavior) { LeavingRoot(model: model) }
    app.settle()
    #expect(app.tap("leave for 9"))
    app.settle()
    #expect(model.numbers == [1, 9])
    #expect(app.shown == ["1", "9"])
    #expect(app.violations == [])
  }
}

private struct LeavingRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        LeavingScreen(model: model).navigationTitle("\(number)")
      }
    }
  }
}

private struct LeavingScreen: View {
  let model: Numbers
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("leave for 9") {
      presentationMode.wrappedValue.dismiss()
      model.numbers = [1, 9]
    }
  }
}

private struct ReplacingRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("number \(number)")
          .navigationTitle("\(number)")
          .onDisappear { if number == 2 { model.numbers = [7, 8] } }
      }
    }
  }
}

@MainActor
@Suite("Rule 8: spurious dismissals are not believed")
struct SpuriousDismissalTests {
  @Test("a link of a covered screen that the host turns off stays on", arguments: [1, 2, 3])
  func coveredLinks(depth: Int) {
    for moment in stride(from: 0, through: 2_500, by: 100) as StrideThrough<Int64> {
      let model = Numbers()
      let app = model.launched()
      model.numbers = [1, 2, 3, 4]
      app.wait(moment)
      app.spuriouslyDismiss(depth: depth)
      app.settle()
      guard app.depth > depth || moment > 1_500 else { continue }
      #expect(model.numbers == [1, 2, 3, 4], "at \(moment) ms")
      #expect(app.shown == ["1", "2", "3", "4"], "at \(moment) ms")
      #expect(app.violations == [], "at \(moment) ms")
    }
  }
}
