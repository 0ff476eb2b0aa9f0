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

  @Test("A swipe that is cancelled changes nothing, one that is finished shortens the path")
  func swipe() {
    let app = app(1)
    expect(app.beginSwipeBack(), true)
    expect(app.isInTransition, true)
    app.cancelSwipeBack()
    expect(app.isInTransition, false)
    expect(model.log.take(), ["won't 1", "appear root", "disappear root", "will 1", "did 1"])
    app.beginSwipeBack()
    app.update { model.suffix = "!" }
    app.update { model.path = NavigationPath([1]) }
    expect(app.isInTransition, true, "What changes no path leaves it alone")
    app.finishSwipeBack()
    app.settle()
    expect(app.titles, ["Root"])
    expect(model.log.take().prefix(1), ["won't 1"])
  }

  @Test("A change of the path, or a view that is presented, cancels a swipe")
  func changeDuringSwipe() {
    for isPath in [true, false] {
      let app = settled {
        PathStack(model: model) { bindings in
          Text("root")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(isPresented: bindings.isPresented) { Text("presented") }
        }
      }
      app.settle { model.path = NavigationPath([1]) }
      app.beginSwipeBack()
      app.update { if isPath { model.path.append(2) } else { model.isPresented = true } }
      app.finishSwipeBack()
      app.settle()
      app.shows(isPath ? "number 2" : "presented")
      expect(model.path.count, isPath ? 2 : 0)
    }
  }

  @Test("Screens that stay keep their state, also above one that is replaced")
  func state() {
    let app = app(7, 7)
    app.tap(all: "count 0")
    for path in [[7, 7, 2], [7, 7], [5, 7]] { app.settle { model.path = NavigationPath(path) } }
    expect(app.titles, ["Root", "Number 5", "Number 7"])
    expect(app.visibleTexts[1], "count 1")
    model.suffix = "!"
    expect(app.visibleTexts.prefix(2), ["number 7!", "count 1"], "What a declaration captures")
  }

  @Test("A stack without a binding keeps its path itself, an older view inside has its own links")
  func ownPath() {
    let app = settled {
      NavigationStack {
        StackRoot(model: model).navigationDestination(for: Int.self) { number in
          if number < 3 {
            MixedStackScreen(model: model, number: number)
          } else {
            NavigationView { NavigationLink("old") { Text("old screen") } }
          }
        }
      }
    }
    app.walk("to 1", "next", "next", "old")
    app.shows("old screen")
    app.walkBack()
    app.walkBack()
    expect(app.titles, ["Root", "Number 1", "Number 2"])
    app.walkBack(to: 0)
    expect(app.titles, ["Root"])
    app.breaks()
  }

  @Test("A stack inside another, in a tab or in a sheet has a way back of its own")
  func nested() {
    let inner = MixedStackModel()
    let app = settled {
      PathStack(model: model) { bindings in
        Text("outer")
          .navigationDestination(for: Int.self) { _ in MixedStack(model: inner) }
          .sheet(isPresented: bindings.isPresented) { MixedStack(model: inner) }
      }
    }
    app.settle { model.path.append(1) }
    app.walk("to 1")
    app.walkBack()
    expect([inner.path.count, model.path.count], [0, 1])
    app.walkBack()
    app.shows("outer")
    expect(app.back(), false)
    app.settle { model.isPresented = true }
    app.walk("to 1")
    expect(app.titles, ["Root", "Number 1"])
    app.walk("dismiss")
    expect(app.titles, ["Root"])
    expect(model.isPresented, true)
    let tabs = settled {
      Stateful("main") { $tab in
        TabView(selection: $tab) {
          MixedStack(model: inner).tabItem { Text("Main") }.tag("main")
          Button("to 1 and 2") { (tab, inner.path) = ("main", NavigationPath([1, 2])) }
            .tabItem { Text("Other") }.tag("other")
        }
      }
    }
    tabs.selectTab("Other")
    expect(tabs.depth, 0)
    tabs.walk("to 1 and 2")
    expect(tabs.titles, ["Root", "Number 1", "Number 2"])
  }

  @Test("A change is animated by its own transaction, a way back and a dismissal always")
  func animation() {
    let other = MixedStackModel()
    let app = settled {
      Observing(other) { _ in Text(other.suffix) }
      Stateful(0) { $count in
        PathStack(model: model) { bindings in
          Text("\(count) changes")
            .navigationDestination(for: Int.self) { _ in DismissButton(transaction: .still) }
            .navigationDestination(isPresented: bindings.isPresented) { Text("presented") }
        }
        .onChange(of: model.path) { _ in count += 1 }
      }
    }
    withTransaction(.still) { other.suffix = "!" }
    app.settle { model.path = NavigationPath([1]) }
    expect(app.counts, "1: 1 animated, 0 still", "Another change's transaction")
    app.walk("dismiss")
    expect(app.counts, "2: 2 animated, 0 still", "A dismissal")
    app.settle { withTransaction(.still) { model.path = NavigationPath([1]) } }
    expect(app.counts, "3: 2 animated, 1 still", "An action of the same update")
    UIView.performWithoutAnimation { _ = app.back() }
    app.advance(by: frame)
    expect(app.isInTransition, true)
    app.settle()
    expect(app.counts, "4: 2 animated, 1 still", "A person isn't counted")
    for isPresented in [true, false] {
      app.settle { withTransaction(.still) { model.isPresented = isPresented } }
    }
    expect(app.counts, "6: 2 animated, 3 still", "What is presented")
    model.path = NavigationPath([1])
    let hidden = settled { TwoTabs { MixedStack(model: model) } }
    hidden.settle { model.path = NavigationPath([2]) }
    hidden.selectTab("second tab")
    hidden.settle { model.path = NavigationPath() }
    expect(hidden.counts, "2: 0 animated, 0 still", "In place, and out of view")
  }
}

@MainActor
@Suite("Native stack: destinations and links")
struct NativeDestinationTests {
  private let model = MixedStackModel()
  private let symbol = "[exclamationmark.triangle.fill]"

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

  @Test("A value without a destination shows a symbol and warns, until one is declared")
  func missing() {
    model.declaresStrings = false
    let app = app("a") { StackRoot(model: model) }
    app.shows(symbol)
    expect([model.path.count, app.warnings.count], [1, 1])
    for isDeclared in [true, false] {
      model.declaresStrings = isDeclared
      app.shows(isDeclared ? "string a" : symbol)
      expect(app.isInTransition, false)
    }
    app.walkBack()
    app.tap(all: "to nothing")
    expect([model.path.count, app.depth], [0, 0])
    expect(app.warnings.last?.contains("Swift.Double"), true)
    expect(app.isEnabled("nil"), false)
    expect(app.tap("nil"), false)
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

  @Test("A pushed screen's declaration counts above it alone, and goes with the screen")
  func pushed() {
    let root = {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("number \(number)")
          .navigationDestination(for: String.self) { Text("\(number), string \($0)") }
      }
    }
    let app = app(1, "a", root: root)
    app.shows("1, string a")
    app.settle {
      model.path = NavigationPath([2])
      model.path.append("a")
    }
    app.shows("2, string a")
    expect(app.warnings.contains { $0.contains("several screens") }, false)
    let below = self.app("a", 1, root: root)
    below.walkBack()
    below.shows(symbol)
  }

  @Test("The screens of values, and what is presented, are in the environment around the stack")
  func environment() {
    struct Reader: View {
      @Environment(\.name) private var name
      @EnvironmentObject private var model: MixedStackModel

      var body: some View { Text("\(name) \(model.path.count)") }
    }
    let app = EmulatedApp {
      Observing(model) { _ in
        PathStack(model: model) { bindings in
          Text("root")
            .navigationDestination(for: Int.self) { _ in Reader() }
            .navigationDestination(isPresented: bindings.isPresented) { Reader() }
            .environment(\.name, "root")
        }
        .environment(\.name, "stack\(model.suffix)")
        .environmentObject(model)
      }
    }
    app.settle { model.path.append(1) }
    app.shows("stack 1")
    model.suffix = "!"
    app.shows("stack! 1")
    app.settle { model.isPresented = true }
    app.shows("stack! 0")
  }

  @Test("A link outside of stacks, in an older view, or in a sheet over the stack is disabled")
  func disabledLinks() {
    let link = NavigationLink("link", value: 1)
    let apps = [
      EmulatedApp { link }, EmulatedApp { NavigationView { link } },
      EmulatedApp { NavigationStack { Text("").sheet(isPresented: .constant(true)) { link } } },
    ]
    expect(apps.map { $0.isEnabled("link") }, [false, false, false])
  }

  @Test("A link's value can be saved, has to fit a typed path, and may look as it likes")
  func links() {
    let mixed = EmulatedApp { MixedStack(model: model) }
    mixed.walk("to 1")
    expect(model.path.codable != nil, true)
    let app = EmulatedApp {
      Stateful([Int]()) { $path in
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("number", value: 1).buttonStyle(Framed())
            NavigationLink("text", value: "a").buttonStyle(.borderedProminent)
            NavigationLink("own", value: 2).buttonStyle(Own())
          }
          .navigationDestination(for: Int.self) { Text("number \($0) of \(path.description)") }
          .navigationDestination(for: String.self) { Text("string \($0)") }
        }
      }
    }
    app.walk("[ number ]")
    app.shows("number 1 of [1]")
    app.walkBack()
    app.walk("text")
    expect([app.depth, app.warnings.count], [0, 1])
    app.walk("triggers")
    app.shows("number 2 of [2]")
  }

  @Test("A route can be its own screen")
  func routeIsView() {
    struct Route: View, Hashable {
      let id: Int
      var body: some View { Text("route \(id)") }
    }
    let app = EmulatedApp {
      NavigationStack {
        NavigationLink("go", value: Route(id: 3)).navigationDestination(for: Route.self) { $0 }
      }
    }
    app.walk("go")
    expect(app.chain.last, "Route")
    app.shows("route 3")
  }

  private struct Own: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("triggers") { configuration.trigger() }
    }
  }
}

/// A style that puts a label into a frame.
struct Framed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.role == .destructive ? "!" : "[")
      configuration.label
      Text(isEnabled ? "]" : "off")
    }
    .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
