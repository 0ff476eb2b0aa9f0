import SwiftUI
import Testing

@MainActor
@Suite("Native stack: destinations")
struct DestinationTests {
  let model = MixedStackModel()
  private let symbol = "[exclamationmark.triangle.fill]"

  /// Launches a stack with a path, and waits until it stands still.
  private func app<Root: View>(
    _ path: any Hashable...,
    @ViewBuilder root: @escaping () -> Root
  ) -> EmulatedApp {
    for value in path { model.path.append(value) }
    let app = EmulatedApp { PathStack(model: model, root: root) }
    app.settle()
    return app
  }

  private func app(_ path: any Hashable...) -> EmulatedApp {
    for value in path { model.path.append(value) }
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    return app
  }

  @Test("A value of the path without a destination shows a symbol and stays in the path")
  func missing() {
    let app = app(1.5)
    #expect(app.visibleTexts == [symbol])
    #expect(model.path.count == 1)
    #expect(app.warnings.count == 1)
  }

  @Test("A destination that is declared later shows its screen")
  func declaredLater() {
    model.declaresStrings = false
    let app = app("a")
    #expect(app.visibleTexts == [symbol])
    model.declaresStrings = true
    #expect(app.visibleTexts == ["string a"])
    #expect(!app.isInTransition)
  }

  @Test("A destination that is declared no longer takes its screen away")
  func declaredNoLonger() {
    let app = app("a")
    model.declaresStrings = false
    #expect(app.visibleTexts == [symbol])
    #expect(app.depth == 1)
  }

  @Test("A screen is made anew with what its declaration captures, and keeps its state")
  func refreshed() {
    let app = app(1)
    app.tap("count 0")
    model.suffix = "!"
    #expect(app.visibleTexts.prefix(2) == ["number 1!", "count 1"])
  }

  @Test("Of declarations on several screens the one nearest to the root is used, with a warning")
  func nearestToRoot() {
    let app = app(1, 2) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("outer \(number)").navigationDestination(for: Int.self) { Text("inner \($0)") }
      }
    }
    #expect(app.visibleTexts == ["outer 2"])
    #expect(!app.warnings.isEmpty)
  }

  @Test("A screen that is being replaced declares nothing any more", arguments: [true, false])
  func declaredOnReplaced(hasAnotherAbove: Bool) {
    model.path = NavigationPath([1])
    if hasAnotherAbove { model.path.append("a") }
    let app = app {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("number \(number)")
          .navigationDestination(for: String.self) { Text("\(number), string \($0)") }
      }
    }
    model.path = NavigationPath([2])
    if hasAnotherAbove { model.path.append("a") }
    app.settle()
    #expect(app.visibleTexts == [hasAnotherAbove ? "2, string a" : "number 2"])
    #expect(!app.warnings.contains { $0.contains("several screens") })
  }

  @Test("Of declarations on one view the inner one is used")
  func innerOnOneView() {
    let app = app(1) {
      Text("root")
        .navigationDestination(for: Int.self) { Text("inner \($0)") }
        .navigationDestination(for: Int.self) { Text("outer \($0)") }
    }
    #expect(app.visibleTexts == ["inner 1"])
  }

  @Test("A pushed screen's declaration counts above it, and neither for itself nor below")
  func declaredOnPushed() {
    for path in [[1, "a"], ["a", 1]] as [[any Hashable]] {
      model.path = NavigationPath()
      for value in path { model.path.append(value) }
      let app = EmulatedApp {
        PathStack(model: model) {
          Text("root").navigationDestination(for: Int.self) { _ in
            Text("pushed").navigationDestination(for: String.self) { Text("string \($0)") }
          }
        }
      }
      #expect(app.hostUpdates == 1)
      app.settle()
      let isAbove = path.last is String
      if !isAbove { app.walkBack() }
      #expect(app.visibleTexts == [isAbove ? "string a" : symbol])
    }
  }

  @Test("The screens are in the environment around the stack, not in its root's")
  func environment() {
    model.path.append(1)
    let app = EmulatedApp {
      Observing(model) { _ in
        PathStack(model: model) {
          Text("root")
            .navigationDestination(for: Int.self) { _ in ScheduleReader() }
            .environment(\.colorScheme, .light)
        }
        .environment(\.colorScheme, model.suffix == "light" ? .light : .dark)
        .environmentObject(model)
      }
    }
    app.settle()
    #expect(app.visibleTexts == ["dark 1"])
    model.suffix = "light"
    #expect(app.visibleTexts == ["light 1"])
  }
}

/// Reads the environment.
private struct ScheduleReader: View {
  @Environment(\.colorScheme) private var colorScheme
  @EnvironmentObject private var model: MixedStackModel

  var body: some View { Text("\(colorScheme == .dark ? "dark" : "light") \(model.path.count)") }
}

@MainActor
@Suite("Native stack: value links")
struct NativeLinkTests {
  let model = MixedStackModel()

  @Test("A link whose value has no destination does nothing and warns")
  func noDestination() {
    let app = EmulatedApp { MixedStack(model: model) }
    #expect(app.tap("to nothing"))
    #expect(app.depth == 0)
    #expect(model.path.isEmpty)
    #expect(app.warnings.count == 1)
    #expect(app.warnings.first?.contains("Swift.Double") == true)
  }

  @Test("A link without a value is disabled")
  func withoutValue() {
    let app = EmulatedApp { MixedStack(model: model) }
    #expect(!app.isEnabled("nil"))
    #expect(!app.tap("nil"))
  }

  @Test("A link outside of stacks, or in an older navigation view, is disabled")
  func outside() {
    let link = NavigationLink("link", value: 1)
    #expect(!EmulatedApp { link }.isEnabled("link"))
    #expect(!EmulatedApp { NavigationView { link } }.isEnabled("link"))
  }

  @Test("A link of a Codable value adds one that can be saved")
  func codableValue() {
    let app = EmulatedApp { MixedStack(model: model) }
    app.tap("to 1")
    #expect(model.path.codable != nil)
  }

  @Test("A typed path takes the values of its type only")
  func typedPath() {
    let app = EmulatedApp {
      Stateful([Int]()) { $path in
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("number", value: 1)
            NavigationLink("text", value: "a")
            Text("path \(path.description)")
          }
          .navigationDestination(for: Int.self) { Text("number \($0) of \(path.description)") }
          .navigationDestination(for: String.self) { Text("string \($0)") }
        }
      }
    }
    app.walk("number")
    #expect(app.visibleTexts == ["number 1 of [1]"])
    app.walkBack()
    app.walk("text")
    #expect(app.visibleTexts.last == "path []")
    #expect(app.depth == 0)
    #expect(app.warnings.count == 1)
  }

  @Test("A link has the look of the button style around it, and pushes whatever that is")
  func buttonStyle() {
    let app = EmulatedApp {
      NavigationStack {
        VStack {
          NavigationLink("framed", value: 1).buttonStyle(FramingStyle())
          NavigationLink("prominent", value: 2).buttonStyle(.borderedProminent)
          NavigationLink("own", value: 3).buttonStyle(DoublingStyle())
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    for (label, number) in [("frame framed", 1), ("prominent", 2), ("own", 3)] {
      #expect(app.tap(label))
      app.settle()
      #expect(app.visibleTexts == ["number \(number)"])
      app.walkBack()
    }
  }

  @Test("A route can be its own screen")
  func routeIsView() {
    let app = EmulatedApp {
      NavigationStack {
        NavigationLink("go", value: RouteView(id: 3))
          .navigationDestination(for: RouteView.self) { $0 }
      }
    }
    app.walk("go")
    #expect(app.chain.last == "RouteView")
    #expect(app.visibleTexts == ["route 3"])
  }
}

private struct RouteView: View, Hashable {
  let id: Int

  var body: some View { Text("route \(id)") }
}

private struct FramingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("frame")
      configuration.label
    }
  }
}

private struct DoublingStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("own") { configuration.trigger() }
  }
}
