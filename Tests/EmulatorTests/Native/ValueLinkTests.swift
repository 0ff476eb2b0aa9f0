import SwiftUI
import Testing

@MainActor
@Suite("Native stack: value links")
struct ValueLinkTests {
  let model = StackModel()

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
