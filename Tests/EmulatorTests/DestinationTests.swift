import SwiftUI
import Testing

@MainActor
@Suite("Native stack: destinations")
struct DestinationTests {
  let model = MixedStackModel()
  private let symbol = "[exclamationmark.triangle.fill]"

  @Test("A value of the path without a destination shows a symbol and stays in the path")
  func missing() {
    model.path.append(1.5)
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    #expect(app.visibleTexts == [symbol])
    #expect(model.path.count == 1)
    #expect(app.warnings.count == 1)
  }

  @Test("A destination that is declared later shows its screen")
  func declaredLater() {
    model.declaresStrings = false
    model.path.append("a")
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    #expect(app.visibleTexts == [symbol])
    model.declaresStrings = true
    #expect(app.visibleTexts == ["string a"])
    #expect(!app.isInTransition)
  }

  @Test("A destination that is declared no longer takes its screen away")
  func declaredNoLonger() {
    model.path.append("a")
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    model.declaresStrings = false
    #expect(app.visibleTexts == [symbol])
    #expect(app.depth == 1)
  }

  @Test("A screen is made anew with what its declaration captures, and keeps its state")
  func refreshed() {
    model.path.append(1)
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    app.tap("count 0")
    model.suffix = "!"
    #expect(app.visibleTexts.prefix(2) == ["number 1!", "count 1"])
  }

  @Test("Of declarations on several screens the one nearest to the root is used, with a warning")
  func nearestToRoot() {
    model.path = NavigationPath([1, 2])
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("outer \(number)").navigationDestination(for: Int.self) { Text("inner \($0)") }
        }
      }
    }
    app.settle()
    #expect(app.visibleTexts == ["outer 2"])
    #expect(app.warnings.isEmpty == false)
  }

  @Test("A screen that is being replaced declares nothing any more", arguments: [true, false])
  func declaredOnReplaced(hasAnotherAbove: Bool) {
    model.path = NavigationPath([1])
    if hasAnotherAbove { model.path.append("a") }
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("number \(number)")
            .navigationDestination(for: String.self) { Text("\(number), string \($0)") }
        }
      }
    }
    app.settle()
    model.path = NavigationPath([2])
    if hasAnotherAbove { model.path.append("a") }
    app.settle()
    #expect(app.visibleTexts == [hasAnotherAbove ? "2, string a" : "number 2"])
    #expect(!app.warnings.contains { $0.contains("several screens") })
  }

  @Test("Of declarations on one view the inner one is used")
  func innerOnOneView() {
    model.path.append(1)
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
    app.settle()
    #expect(app.visibleTexts == ["inner 1"])
  }

  @Test("A pushed screen's declaration counts for what is above it")
  func declaredOnPushed() {
    model.path.append(1)
    model.path.append("a")
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root").navigationDestination(for: Int.self) { _ in
          Text("pushed").navigationDestination(for: String.self) { Text("string \($0)") }
        }
      }
    }
    #expect(app.hostUpdates == 1)
    app.settle()
    #expect(app.visibleTexts == ["string a"])
  }

  @Test("A pushed screen's declaration doesn't count for itself or what is below")
  func declaredAbove() {
    model.path.append("a")
    model.path.append(1)
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root").navigationDestination(for: Int.self) { _ in
          Text("pushed").navigationDestination(for: String.self) { Text("string \($0)") }
        }
      }
    }
    app.settle()
    app.back()
    app.settle()
    #expect(app.visibleTexts == [symbol])
  }

  @Test("The screens are in the stack's environment, not in its root's")
  func environment() {
    model.path.append(1)
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root")
          .navigationDestination(for: Int.self) { _ in ScheduleReader() }
          .environment(\.colorScheme, .light)
      }
      .environment(\.colorScheme, .dark)
      .environmentObject(model)
    }
    app.settle()
    #expect(app.visibleTexts == ["dark 1"])
  }

  @Test("A change of the environment around the stack reaches all screens")
  func environmentChanges() {
    model.path.append(1)
    let app = EmulatedApp { Surrounded(model: model) }
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

  var body: some View {
    Text("\(colorScheme == .dark ? "dark" : "light") \(model.path.count)")
  }
}

private struct Surrounded: View {
  @ObservedObject var model: MixedStackModel

  var body: some View {
    PathStack(model: model) {
      Text("root").navigationDestination(for: Int.self) { _ in ScheduleReader() }
    }
    .environment(\.colorScheme, model.suffix == "light" ? .light : .dark)
    .environmentObject(model)
  }
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

  @Test("A link outside of stacks is disabled")
  func outside() {
    let app = EmulatedApp { NavigationLink("link", value: 1) }
    #expect(!app.isEnabled("link"))
  }

  @Test("A link in an older navigation view is disabled")
  func inNavigationView() {
    let app = EmulatedApp { NavigationView { NavigationLink("link", value: 1) } }
    #expect(!app.isEnabled("link"))
  }

  @Test("A link of a Codable value adds one that can be saved")
  func codableValue() {
    let app = EmulatedApp { MixedStack(model: model) }
    app.tap("to 1")
    #expect(model.path.codable != nil)
  }

  @Test("A typed path takes the values of its type only")
  func typedPath() {
    let typed = TypedModel()
    let app = EmulatedApp { TypedStack(model: typed) }
    app.tap("number")
    app.settle()
    #expect(typed.path == [1])
    app.back()
    app.settle()
    app.tap("text")
    app.settle()
    #expect(typed.path == [])
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
      app.back()
      app.settle()
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
    app.tap("go")
    app.settle()
    #expect(app.chain.last == "RouteView")
    #expect(app.visibleTexts == ["route 3"])
  }
}

@MainActor
private final class TypedModel: ObservableObject {
  @Published var path: [Int] = []
}

private struct TypedStack: View {
  @ObservedObject var model: TypedModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        NavigationLink("number", value: 1)
        NavigationLink("text", value: "a")
      }
      .navigationDestination(for: Int.self) { Text("number \($0)") }
      .navigationDestination(for: String.self) { Text("string \($0)") }
    }
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
