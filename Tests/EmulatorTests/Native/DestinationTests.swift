import SwiftUI
import Testing

@MainActor
@Suite("Native stack: destinations")
struct DestinationTests {
  let model = StackModel()
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
  @EnvironmentObject private var model: StackModel

  var body: some View {
    Text("\(colorScheme == .dark ? "dark" : "light") \(model.path.count)")
  }
}

private struct Surrounded: View {
  @ObservedObject var model: StackModel

  var body: some View {
    PathStack(model: model) {
      Text("root").navigationDestination(for: Int.self) { _ in ScheduleReader() }
    }
    .environment(\.colorScheme, model.suffix == "light" ? .light : .dark)
    .environmentObject(model)
  }
}
