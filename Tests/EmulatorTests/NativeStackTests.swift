import SwiftUI
import Testing

/// What the facts don't say of the native stack.
@MainActor
@Suite("Native stack")
struct NativeStackTests {
  private let model = MixedStackModel()

  private func app(_ path: Int...) -> EmulatedApp {
    model.path = NavigationPath(path)
    return settled { MixedStack(model: model) }
  }

  private func settled<Content: View>(@ViewBuilder _ content: () -> Content) -> EmulatedApp {
    let app = EmulatedApp(content)
    app.settle()
    _ = (model.log.take(), model.moves.take())
    app.resetCounts()
    return app
  }

  @Test("A path of any length comes and goes in one update and one transition")
  func path() {
    let app = app()
    app.tap(all: "to 1")
    expect(model.path, NavigationPath([1]))
    app.advance(by: 100_000_000)
    app.update { model.path = NavigationPath(1...64) }
    expect(app.depth, 64)
    expect(app.hostUpdates, 2)
    expect(app.evaluations(of: MixedStackScreen.self), 64, "Covered screens are evaluated")
    app.advance(by: 349_999_999)
    expect(app.isInTransition, true)
    app.advance(by: 1)
    expect(app.isInTransition, false)
    app.resetCounts()
    app.walk("next")
    expect(app.evaluations["MixedStackScreen"], 1, "At any depth")
    app.update { model.path = NavigationPath() }
    expect(app.titles, ["Root"])
    expect(app.hostUpdates, 2)
    app.breaks()
    model.path = NavigationPath([1, 2])
    let first = EmulatedApp { MixedStack(model: model) }
    expect(first.titles, ["Root", "Number 1", "Number 2"])
    expect(first.hostUpdates, 1)
  }

  @Test("The top appears as the transition starts, and a person who goes back writes once")
  func appearance() {
    let app = app()
    app.update { model.path = NavigationPath([1, 2, 3]) }
    expect(model.log.take(), ["appear 3", "will 3"])
    app.settle()
    expect(model.log.take(), ["disappear root", "did 3"])
    app.resetCounts()
    expect(app.back(to: 1), true)
    expect([app.back(), app.tap("next")], [false, false])
    expect(model.log.take(), ["path := 1", "won't 3", "appear 1", "will 1"])
    app.settle()
    expect(model.log.take(), ["disappear 3", "gone 3", "did 1"])
    expect(app.evaluations(of: MixedStackScreen.self), 0)
    app.walk("dismiss")
    expect(model.log.take().prefix(1), ["path := 0"])
  }
}

@MainActor
@Suite("Native stack: destinations")
struct NativeDestinationTests {
  private let model = MixedStackModel()
  private func app<Root: View>(
    _ path: any Hashable...,
    @ViewBuilder root: @escaping () -> Root
  ) -> EmulatedApp {
    model.path = NavigationPath()
    for value in path { model.path.append(value) }
    let app = EmulatedApp { PathStack(model: model, root: root) }
    app.settle()
    return app
  }

  @Test("Of several declarations the innermost of the screen nearest to the root counts")
  func several() {
    let screens = app(1, 2) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("outer \(number)").navigationDestination(for: Int.self) { Text("inner \($0)") }
      }
    }
    screens.shows("outer 2")
    expect(screens.warnings.isEmpty, false)
    let one = app(1) {
      Text("root")
        .navigationDestination(for: Int.self) { Text("inner \($0)") }
        .navigationDestination(for: Int.self) { Text("outer \($0)") }
    }
    one.shows("inner 1")
  }
}
