#if os(Linux)
import SwiftUI
import Testing

/// Screens on a stack's controller that somebody else has pushed: a picker of a form, a library, the app by
/// UIKit.
@MainActor
@Suite("A stranger on top")
struct StrangerTests {
  private let model = Numbers([1])

  @Test("has a deep link wait, which is shown once the stranger is left")
  func deepLink() async {
    let app = await model.launched()
    #expect(app.emulated.pushStranger())
    model.numbers = [1, 2, 3]
    await app.wait(5_000)
    #expect(app.violations == [])
    #expect(model.numbers == [1, 2, 3])
    #expect(await app.back())
    await app.settle()
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("has a path wait that is shorter, or is another one", arguments: [[], [4], [4, 5, 6]])
  func otherPath(numbers: [Int]) async {
    let app = await model.launched()
    #expect(app.emulated.pushStranger())
    model.numbers = numbers
    await app.wait(5_000)
    #expect(app.violations == [])
    #expect(await app.back())
    await app.settle()
    model.expectScreens(numbers, in: app)
  }

  @Test("takes nothing of the path with it when it is left")
  func nothing() async {
    let app = await model.launched()
    #expect(app.emulated.pushStranger())
    await app.wait(1_000)
    #expect(await app.back())
    await app.settle()
    model.expectScreens([1], in: app)
  }

  @Test("comes at any moment of a deep link, which goes on when it is left")
  func everyMoment() async {
    for behavior in [
      HostBehavior(), HostBehavior(lag: 16_000_000), HostBehavior(animatesEveryUpdate: true),
    ] {
      for moment in [0, 4, 8, 17, 20, 33, 40, 60, 100, 380, 500, 1_000] as [Int64] {
        let model = Numbers()
        let app = await model.launched(.links, behavior)
        model.numbers = [1, 2, 3]
        await app.wait(moment)
        var waits = 0
        while !app.emulated.pushStranger(), waits < 5_000 {
          await app.wait(1)
          waits += 1
        }
        await app.wait(2_000)
        #expect(model.numbers == [1, 2, 3], "after \(moment) ms, \(behavior)")
        #expect(await app.back())
        await app.settle()
        model.expectScreens([1, 2, 3], in: app, "after \(moment) ms, \(behavior)")
      }
    }
  }

  @Test("is gone back from to any screen below, which shortens the path to that")
  func menu() async {
    for depth in 0...2 {
      let model = Numbers([1, 2])
      let app = await model.launched()
      #expect(app.emulated.pushStranger())
      await app.wait(1_000)
      #expect(await app.back(to: depth))
      await app.settle()
      model.expectScreens(Array([1, 2].prefix(depth)), in: app, "to \(depth)")
    }
  }

  @Test("has whoever waits for a path wait on")
  func waiting() async {
    let model = Numbers([4713])
    let app = await model.launched()
    #expect(app.emulated.pushStranger())
    let change = await WaitedChange { await model.withDelaysIfUnsupported(\.path) { $0.append(2) } }
    await app.wait(5_000)
    #expect(change.outcome == nil)
    #expect(await app.back())
    await app.settle()
    #expect(await change.value == .presented)
  }
}

/// Long presses on Back, where UIKit has the top and the target on the stack until they are over.
@MainActor
@Suite("A back by the menu whose controllers are the top and the target")
struct MenuTests {
  @Test("leaves what the app appends as the target appears", arguments: [0, 1])
  func append(depth: Int) async {
    let model = Numbers([1, 2, 3])
    let app = await AppUnderTest.settled(.links, behavior: HostBehavior(menuKeepsTop: true)) {
      NavigationStack(
        path: Binding {
          model.path
        } set: {
          model.path = $0
        }
      ) {
        Appending(model: model, depth: 0, isTarget: depth == 0)
          .navigationDestination(for: Int.self) { number in
            Appending(model: model, depth: number, isTarget: depth == number)
          }
      }
    }
    model.note = "append"
    #expect(await app.back(to: depth))
    await app.settle()
    #expect(model.numbers == Array([1, 2, 3].prefix(depth)) + [9])
    #expect(app.violations == [])
  }

  @Test("shortens the path once, and to the target")
  func once() async {
    let model = Numbers([1, 2, 3, 4])
    let app = await model.launched(.links, HostBehavior(menuKeepsTop: true))
    let changes = model.history.count
    #expect(await app.back(to: 0))
    await app.settle()
    model.expectScreens([], in: app)
    #expect(model.history.dropFirst(changes) == [[]])
  }

  private struct Appending: View {
    let model: Numbers
    let depth: Int
    let isTarget: Bool

    var body: some View {
      Text("\(depth)").onAppear {
        guard isTarget, model.note == "append" else { return }
        model.note = ""
        model.path.append(9)
      }
    }
  }
}
#endif
