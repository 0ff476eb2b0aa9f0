import SwiftUI
import Testing

@MainActor
@Suite("Destinations that a binding presents")
struct PresentedDestinationTests {
  @Test("true shows the view above the path, and going back sets false")
  func isPresented() {
    let model = Presented()
    let app = model.launched()
    model.isPresented = true
    app.settle()
    #expect(app.visibleTexts == ["presented", "push 7"])
    #expect(model.path.isEmpty)
    #expect(app.back())
    app.settle()
    #expect(!model.isPresented)
    #expect(app.depth == 0)
    #expect(app.violations == [])
  }

  @Test("false takes the view away")
  func dismissed() {
    let model = Presented()
    let app = model.launched()
    model.isPresented = true
    app.settle()
    model.isPresented = false
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations == [])
  }

  @Test("a binding is written once by a person who goes back, and never after the app's own false")
  func writes() {
    let model = Presented()
    let app = model.launched()
    model.isPresented = true
    app.settle()
    model.isPresented = false
    app.settle()
    #expect(model.history == [true, false])
    model.isPresented = true
    app.settle()
    app.back()
    app.settle()
    #expect(model.history == [true, false, true, false])
  }

  @Test("going back below a value takes what is presented above it away, too")
  func backBelow() {
    let model = Presented()
    model.path = [1, 2]
    let app = EmulatedApp(stacks: .links) { HighRoot(model: model) }
    app.settle()
    model.isPresented = true
    app.settle()
    #expect(app.depth == 3)
    #expect(app.back(to: 1))
    app.settle()
    #expect(model.path == [1])
    #expect(!model.isPresented)
    #expect(app.depth == 1)
    model.path = [1, 2]
    app.settle()
    #expect(app.depth == 2)
    #expect(app.violations == [])
  }

  @Test("a screen that is on its way out presents nothing")
  func onLeavingScreen() {
    let model = Presented()
    model.path = [1, 2]
    let app = EmulatedApp(stacks: .links) { HighRoot(model: model) }
    app.settle()
    model.path = [1]
    app.update()
    model.isPresented = true
    app.settle()
    #expect(model.path == [1])
    #expect(app.depth == 1)
    #expect(app.violations == [])
  }

  @Test(
    "a screen that another one is about to replace presents nothing",
    arguments: [[], [1]],
    [[], [5]]
  )
  func onScreenToBeReplaced(below: [Int], instead: [Int]) {
    let model = Presented()
    model.path = below
    let app = EmulatedApp(stacks: .links) { HighRoot(model: model) }
    app.settle()
    model.path = below + [2]
    app.update()
    model.path = below + instead
    app.update()
    model.isPresented = true
    app.settle()
    #expect(model.path == below + instead)
    #expect(app.depth == model.path.count)
    #expect(app.violations == [])
  }

  @Test("a screen that has been popped presents nothing on the one that comes after it")
  func onPoppedScreen() {
    let model = Presented()
    model.path = [1, 2]
    let app = EmulatedApp(stacks: .links) { HighRoot(model: model) }
    app.settle()
    model.path = [1]
    app.update()
    model.path = [1, 5]
    app.update()
    model.isPresented = true
    app.settle()
    #expect(model.path == [1, 5])
    #expect(app.depth == 2)
    #expect(app.violations == [])
  }

  @Test("what is true at launch is shown")
  func atLaunch() {
    let model = Presented()
    model.isPresented = true
    let app = model.launched()
    #expect(app.visibleTexts == ["presented", "push 7"])
    #expect(app.violations == [])
  }

  @Test("an item shows its view, another one changes it in place, and going back sets nil")
  func item() {
    let model = Presented()
    let app = model.launched()
    model.item = 1
    app.settle()
    #expect(app.visibleTexts == ["item 1"])
    app.resetCounts()
    model.item = 2
    app.settle()
    #expect(app.visibleTexts == ["item 2"])
    #expect(app.hostUpdates == 0)
    #expect(app.back())
    app.settle()
    #expect(model.item == nil)
    #expect(app.violations == [])
  }

  @Test("an item that is taken away is shown until it has left", arguments: NavigationHost.both)
  func leavingItem(host: NavigationHost) {
    let model = Presented()
    let app = model.launched(host)
    model.item = 1
    app.settle()
    model.item = nil
    app.update()
    #expect(app.tree().contains("item 1"))
    app.settle()
    #expect(app.depth == 0)
  }

  @Test("pushing a value from the presented view takes its place")
  func pushFromPresented() {
    let model = Presented()
    let app = model.launched()
    model.isPresented = true
    app.settle()
    #expect(app.tap("push 7"))
    app.settle()
    #expect(!model.isPresented)
    #expect(model.path == [7])
    #expect(app.visibleTexts == ["value 7"])
    #expect(app.depth == 1)
    #expect(app.violations == [])
  }

  @Test("a change of the path takes the presented view away")
  func pathChange() {
    let model = Presented()
    let app = model.launched()
    model.item = 1
    app.settle()
    model.path = [1, 2]
    app.settle()
    #expect(model.item == nil)
    #expect(app.depth == 2)
    #expect(app.violations == [])
  }

  @Test("a change of the path that is waited for takes the presented view away, too")
  func pathChangeWaitedFor() {
    let model = Presented()
    let app = model.launched()
    model.isPresented = true
    app.settle()
    var outcome: NavigationOutcome?
    model.withDelaysIfUnsupported(\.path) {
      $0 = [1, 2]
    } onCompletion: {
      outcome = $0
    }
    app.settle()
    #expect(outcome == .presented)
    #expect(!model.isPresented)
    #expect(app.visibleTexts == ["value 2"])
    #expect(app.depth == 2)
    #expect(app.violations == [])
  }

  @Test("presenting at the root replaces what is above it")
  func replacesPath() {
    let model = Presented()
    model.path = [1, 2]
    let app = model.launched()
    model.isPresented = true
    app.settle()
    #expect(model.path.isEmpty)
    #expect(app.visibleTexts == ["presented", "push 7"])
    #expect(app.depth == 1)
    #expect(app.violations == [])
  }

  @Test("presenting in the middle of a deep link ends it", arguments: [0, 200, 500] as [Int64])
  func presentMeanwhile(moment: Int64) {
    let model = Presented()
    let app = model.launched()
    model.path = [1, 2, 3]
    app.wait(moment)
    model.isPresented = true
    app.settle()
    #expect(model.path.isEmpty)
    #expect(app.visibleTexts == ["presented", "push 7"])
    #expect(app.violations == [])
  }
}

@MainActor
private final class Presented: ObservableObject {
  @Published var path: [Int] = []
  @Published var isPresented = false {
    didSet { history.append(isPresented) }
  }
  private(set) var history: [Bool] = []
  @Published var item: Int?

  func launched(_ host: NavigationHost = .links) -> EmulatedApp {
    let app = EmulatedApp(stacks: host) { PresentedRoot(model: self) }
    app.settle()
    return app
  }
}

private struct HighRoot: View {
  @ObservedObject var model: Presented

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { HighScreen(model: model, number: $0) }
    }
  }
}

private struct HighScreen: View {
  @ObservedObject var model: Presented
  let number: Int

  var body: some View {
    Text("value \(number)").navigationDestination(
      isPresented: number == 2 ? $model.isPresented : .constant(false)
    ) {
      Text("presented")
    }
  }
}

private struct PresentedRoot: View {
  @ObservedObject var model: Presented

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root")
        .navigationDestination(for: Int.self) { Text("value \($0)") }
        .navigationDestination(isPresented: $model.isPresented) {
          VStack {
            Text("presented")
            NavigationLink("push 7", value: 7)
          }
        }
        .navigationDestination(item: $model.item) { Text("item \($0)") }
    }
  }
}
