import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Destinations that a binding presents", .misusesNoHost)
struct PresentedDestinationTests {
  private let model = PresentedModel()

  @Test("true shows the view above the path, and going back sets false", .needs(.countingScreens))
  func isPresented() async {
    let app = await model.launched()
    await app.settle { model.isPresented = true }
    #expect(app.visibleTexts == ["presented", "push 7"])
    #expect(model.path.isEmpty)
    await app.goBack()
    #expect(!model.isPresented)
    #expect(app.depth == 0)
  }

  @Test("false takes the view away", .needs(.countingScreens))
  func dismissed() async {
    let app = await model.launched()
    await app.settle { model.isPresented = true }
    await app.settle { model.isPresented = false }
    #expect(app.depth == 0)
  }

  @Test("of two, one above the other, the upper one is taken away alone", .needs(.countingScreens))
  func upperOne() async {
    let lower = PresentedModel()
    let upper = PresentedModel()
    let app = await AppUnderTest.settled(.links) {
      NavigationStack {
        Observing(lower) { bound in
          Text("root").navigationDestination(isPresented: bound.isPresented) {
            Observing(upper) { bound in
              Text("lower")
                .navigationDestination(isPresented: bound.isPresented) { Text("upper") }
            }
          }
        }
      }
    }
    await app.settle { lower.isPresented = true }
    await app.settle { upper.isPresented = true }
    #expect(app.visibleTexts == ["upper"])
    await app.settle { upper.isPresented = false }
    #expect(app.visibleTexts == ["lower"])
    #expect(lower.isPresented)
  }

  @Test("a binding is written once by a person who goes back, and never after the app's own false")
  func writes() async {
    let app = await model.launched()
    await app.settle { model.isPresented = true }
    await app.settle { model.isPresented = false }
    #expect(model.history == [true, false])
    await app.settle { model.isPresented = true }
    await app.goBack()
    #expect(model.history == [true, false, true, false])
  }

  @Test("going back below a value takes away what is presented above it", .needs(.countingScreens))
  func backBelow() async {
    model.path = [1, 2]
    let app = await AppUnderTest.settled(.links) { HighRoot(model: model) }
    await app.settle { model.isPresented = true }
    #expect(app.depth == 3)
    await app.goBack(to: 1)
    #expect(model.path == [1])
    #expect(!model.isPresented)
    #expect(app.depth == 1)
    await app.settle { model.path = [1, 2] }
    #expect(app.depth == 2)
  }

  @Test(
    "a screen that is on its way out, or has gone, presents nothing, whatever comes after it",
    .needs(.countingScreens),
    arguments: [
      [[1, 2], [1]], [[1, 2], [1], [1, 5]], [[], [2], []], [[], [2], [5]], [[1], [1, 2], [1]],
      [[1], [1, 2], [1, 5]],
    ]
  )
  func onLeavingScreen(paths: [[Int]]) async {
    model.path = paths[0]
    let app = await AppUnderTest.settled(.links) { HighRoot(model: model) }
    for path in paths.dropFirst() {
      await app.update { model.path = path }
    }
    await app.settle { model.isPresented = true }
    #expect(model.path == paths.last)
    #expect(app.depth == model.path.count)
  }

  @Test("what is true at launch is shown")
  func atLaunch() async {
    model.isPresented = true
    let app = await model.launched()
    #expect(app.visibleTexts == ["presented", "push 7"])
  }

  @Test("an item shows its view, another one changes it in place, and going back sets nil")
  func item() async {
    let app = await model.launched()
    await app.settle { model.item = 1 }
    #expect(app.visibleTexts == ["item 1"])
    #if os(Linux)
    app.emulated.resetCounts()
    #endif
    await app.settle { model.item = 2 }
    #expect(app.visibleTexts == ["item 2"])
    #if os(Linux)
    #expect(app.emulated.hostUpdates == 0)
    #endif
    await app.goBack()
    #expect(model.item == nil)
  }

  @Test("pushing a value from the presented view takes its place", .needs(.countingScreens))
  func pushFromPresented() async {
    let app = await model.launched()
    await app.settle { model.isPresented = true }
    await app.press("push 7")
    #expect(!model.isPresented)
    #expect(model.path == [7])
    #expect(app.visibleTexts == ["value 7"])
    #expect(app.depth == 1)
  }

  @Test("a change of the path takes the presented view away", .needs(.countingScreens))
  func pathChange() async {
    let app = await model.launched()
    await app.settle { model.item = 1 }
    await app.settle { model.path = [1, 2] }
    #expect(model.item == nil)
    #expect(app.depth == 2)
  }

  @Test(
    "a change of the path that is waited for takes the presented view away, too",
    .needs(.countingScreens)
  )
  func pathChangeWaitedFor() async {
    let app = await model.launched()
    model.isPresented = true
    await app.settleWithTasks()
    let change = await WaitedChange { await model.withDelaysIfUnsupported(\.path) { $0 = [1, 2] } }
    await app.settleWithTasks()
    #expect(change.outcome == .presented)
    #expect(!model.isPresented)
    #expect(app.visibleTexts == ["value 2"])
    #expect(app.depth == 2)
  }

  @Test("presenting at the root replaces what is above it", .needs(.countingScreens))
  func replacesPath() async {
    model.path = [1, 2]
    let app = await model.launched()
    await app.settle { model.isPresented = true }
    #expect(model.path.isEmpty)
    #expect(app.visibleTexts == ["presented", "push 7"])
    #expect(app.depth == 1)
  }

  @Test("presenting in the middle of a deep link ends it", arguments: [0, 200, 500] as [Int64])
  func presentMeanwhile(moment: Int64) async {
    let app = await model.launched()
    model.path = [1, 2, 3]
    await app.wait(moment)
    await app.settle { model.isPresented = true }
    #expect(model.path.isEmpty)
    #expect(app.visibleTexts == ["presented", "push 7"])
  }
}

private struct HighRoot: View {
  @ObservedObject var model: PresentedModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { HighScreen(model: model, number: $0) }
    }
  }
}

private struct HighScreen: View {
  @ObservedObject var model: PresentedModel
  let number: Int

  var body: some View {
    Text("value \(number)").navigationDestination(
      isPresented: number == 2 ? $model.isPresented : .constant(false)
    ) {
      Text("presented")
    }
  }
}

#if os(Linux)
/// What the emulator alone knows.
extension PresentedDestinationTests {
  @Test("an item that is taken away is shown until it has left", arguments: NavigationHost.both)
  func leavingItem(host: NavigationHost) async {
    let app = await model.launched(host)
    await app.settle { model.item = 1 }
    await app.update { model.item = nil }
    #expect(app.emulated.tree().contains("item 1"))
    await app.settle()
    #expect(app.depth == 0)
  }
}
#endif

@MainActor
final class PresentedModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var isPresented = false { didSet { history.append(isPresented) } }
  private(set) var history: [Bool] = []
  @Published var item: Int?

  func launched(_ host: NavigationHost = .links) async -> AppUnderTest {
    await AppUnderTest.settled(host) {
      Observing(self) { bound in
        NavigationStack(path: bound.path) {
          Text("root")
            .navigationDestination(for: Int.self) { Text("value \($0)") }
            .navigationDestination(isPresented: bound.isPresented) {
              VStack {
                Text("presented")
                NavigationLink("push 7", value: 7)
              }
            }
            .navigationDestination(item: bound.item) { Text("item \($0)") }
        }
      }
    }
  }
}
