import SwiftUI
import Testing

@MainActor
@Suite("Navigator")
struct NavigatorTests {
  @Test(
    "every screen finds the navigator of its stack",
    arguments: [NavigationHost.links, .native]
  )
  func everyScreen(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) { RoutesRoot() }
    app.settle()
    for depth in 1...3 {
      #expect(app.tap("deeper"))
      app.settle()
      #expect(app.depth == depth)
    }
    #expect(app.tap("to root"))
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations == [])
  }

  @Test(
    "a path navigator has the functions of a navigation path",
    arguments: [NavigationHost.links, .native]
  )
  func pathNavigator(host: NavigationHost) {
    let model = Numbers()
    let app = EmulatedApp(stacks: host) { PathRoot(model: model) }
    app.settle()
    #expect(app.tap("push two"))
    app.settle()
    #expect(model.numbers == [1, 2])
    #expect(app.tap("replace"))
    app.settle()
    #expect(model.numbers == [1, 9])
    #expect(app.tap("pop to 1"))
    app.settle()
    #expect(model.numbers == [1])
    #expect(app.tap("push two"))
    app.settle()
    #expect(app.tap("pop"))
    app.settle()
    #expect(model.numbers == [1, 1])
    #expect(app.violations == [])
  }
}

private struct RoutesRoot: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      RouteView().navigationDestination(for: Int.self) { _ in RouteView() }
    }
  }
}

private struct RouteView: View {
  @EnvironmentObject private var navigator: Navigator<[Int]>

  var body: some View {
    VStack {
      Button("deeper") { navigator.push(navigator.path.count) }
      Button("to root") { navigator.popToRoot() }
    }
  }
}

private struct PathRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      PathView().navigationDestination(for: Int.self) { _ in PathView() }
    }
  }
}

private struct PathView: View {
  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    VStack {
      Button("push two") {
        navigator.push(1)
        navigator.push(2)
      }
      Button("replace") { navigator.popAndPush(9) }
      Button("pop to 1") { navigator.pop(to: 1) }
      Button("pop") { navigator.pop() }
    }
  }
}
