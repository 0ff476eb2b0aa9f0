import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Screens that leave keep showing what they showed")
struct LeavingScreensTests {
  private let warnings = CollectedWarnings()

  private func launched(_ model: Leaving, _ behavior: HostBehavior = HostBehavior()) -> EmulatedApp
  {
    EmulatedApp.settled(.links, behavior: behavior, warnings: warnings) {
      LeavingRoot(model: model)
    }
  }

  @Test("a popped screen whose declaration goes with it", arguments: HostBehavior.all)
  func withdrawnDeclaration(behavior: HostBehavior) {
    let model = Leaving([1])
    let app = launched(model, behavior)
    model.declaresNumbers = false
    model.path = NavigationPath()
    app.wait(100)
    #expect(app.contains("number 1"))
    app.settle()
    #expect(app.depth == 0)
    #expect(warnings.texts == [])
  }

  @Test("a popped screen that was declared on one that leaves, too", arguments: HostBehavior.all)
  func declaredOnLeavingScreen(behavior: HostBehavior) {
    let model = Leaving([1])
    model.path.append("text")
    let app = launched(model, behavior)
    #expect(app.contains("text of 1"))
    model.path = NavigationPath()
    app.wait(100)
    #expect(app.contains("text of 1"))
    app.settle()
    #expect(app.depth == 0)
    #expect(warnings.texts == [])
  }

  @Test("a person goes back from a screen that was declared on one that leaves, too")
  func personGoesBack() {
    let model = Leaving([1])
    model.path.append("text")
    let app = launched(model)
    #expect(app.back(to: 0))
    app.wait(100)
    #expect(app.contains("text of 1"))
    app.settle()
    #expect(model.path.isEmpty)
    #expect(warnings.texts == [])
  }

  @Test("a swipe that is finished")
  func swipe() {
    let model = Leaving([1, 2])
    let app = launched(model)
    app.beginSwipeBack()
    app.finishSwipeBack()
    model.declaresNumbers = false
    app.wait(100)
    #expect(app.contains("number 2"))
  }

  @Test("no destination is made for a value that has left the path", arguments: HostBehavior.all)
  func destinationIsNotMade(behavior: HostBehavior) {
    let model = Leaving([1])
    let app = launched(model, behavior)
    let count = model.madeFor.count
    model.note = "new"
    model.path = NavigationPath()
    app.settle()
    #expect(model.madeFor.count == count)
  }

  @Test("a screen that is popped for another one to be pushed in its place")
  func poppedThenPushed() {
    let model = Leaving([1])
    model.path.append("text")
    let app = EmulatedApp.settled(.links, warnings: warnings) {
      LeavingRoot(model: model).navigationReplacement(.popThenPush)
    }
    model.path = NavigationPath([3])
    app.wait(100)
    #expect(app.contains("text of 1"))
    app.settle()
    #expect(app.shown == ["3"])
    #expect(warnings.texts == [])
  }

  @Test("a screen that declares what its successor declares as well warns of nothing")
  func declaresAgain() {
    let model = Leaving([1])
    let app = launched(model)
    for number in 2...4 {
      model.path = NavigationPath()
      app.wait(100)
      model.path = NavigationPath([number])
      app.settle()
    }
    #expect(app.shown == ["4"])
    #expect(warnings.texts == [])
  }

  @Test("a presented view whose contents go with it", arguments: HostBehavior.all)
  func presentation(behavior: HostBehavior) {
    let model = Leaving()
    model.name = "name"
    model.isPresented = true
    let app = launched(model, behavior)
    #expect(app.contains("presented name"))
    model.isPresented = false
    model.name = nil
    app.wait(100)
    #expect(app.contains("presented name"))
    app.settle()
    #expect(app.depth == 0)
  }

  @Test("a view that was presented for an item", arguments: HostBehavior.all)
  func item(behavior: HostBehavior) {
    let model = Leaving()
    model.item = 7
    let app = launched(model, behavior)
    #expect(app.contains("item 7"))
    model.item = nil
    model.note = "new"
    app.wait(100)
    #expect(app.contains("item 7"))
    app.settle()
    #expect(app.depth == 0)
  }

  @Test("a view that a link led to, by a binding of its own", arguments: HostBehavior.all)
  func linked(behavior: HostBehavior) {
    let model = Leaving()
    model.name = "name"
    let app = launched(model, behavior)
    app.press("link")
    #expect(app.contains("linked name"))
    model.isLinked = false
    model.name = nil
    app.wait(100)
    #expect(app.contains("linked name"))
    app.settle()
    #expect(app.depth == 0)
  }

  @Test("a presented view that goes as the path changes")
  func presentationAbovePath() {
    let model = Leaving([1])
    let app = launched(model)
    model.name = "name"
    model.isPresented = true
    app.settle()
    model.path = NavigationPath()
    model.isPresented = true
    app.settle()
    #expect(app.contains("presented name"))
    model.name = nil
    model.isPresented = false
    app.wait(100)
    #expect(app.contains("presented name"))
  }
}

extension EmulatedApp {
  /// Whether a text is anywhere on a screen, be it one that is on its way out.
  fileprivate func contains(_ text: String) -> Bool {
    tree().contains("\"\(text)\"")
  }
}

@MainActor
private final class Leaving: ObservableObject {
  @Published var path: NavigationPath
  @Published var declaresNumbers = true
  @Published var isPresented = false
  @Published var isLinked = false
  @Published var name: String?
  @Published var item: Int?
  @Published var note = ""

  /// The numbers that a destination was made for.
  var madeFor: [Int] = []

  init(_ numbers: [Int] = []) {
    path = NavigationPath(numbers)
  }
}

private struct LeavingRoot: View {
  @ObservedObject var model: Leaving

  var body: some View {
    NavigationStack(path: $model.path) {
      root.navigationTitle("root")
    }
  }

  @ViewBuilder private var root: some View {
    let content = VStack {
      Text(model.note)
      NavigationLink(isActive: $model.isLinked) {
        if let name = model.name { Text("linked \(name)") }
      } label: {
        Text("link")
      }
    }
    .navigationDestination(isPresented: $model.isPresented) {
      if let name = model.name { Text("presented \(name)") }
    }
    .navigationDestination(item: $model.item) { Text("item \($0)") }
    if model.declaresNumbers {
      content.navigationDestination(for: Int.self) { number in
        let _ = model.madeFor.append(number)
        Text("number \(number)")
          .navigationTitle("\(number)")
          .navigationDestination(for: String.self) { Text("\($0) of \(number)") }
      }
    } else {
      content
    }
  }
}
