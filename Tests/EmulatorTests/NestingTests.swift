import SwiftUI
import Testing

@MainActor
@Suite("Native stack: tabs, sheets and stacks inside each other")
struct NestingTests {
  private let model = MixedStackModel()

  @Test("Declarations in a tab don't reach the stack around")
  func declarationInTab() {
    model.path.append(1)
    let app = EmulatedApp {
      PathStack(model: model) {
        TabView { Text("tab").navigationDestination(for: Int.self) { Text("number \($0)") } }
      }
    }
    app.settle()
    #expect(app.visibleTexts == ["[exclamationmark.triangle.fill]"])
  }

  @Test("Each tab can have a stack with a path of its own")
  func stackPerTab() {
    let app = EmulatedApp { Tabs(model: model) }
    app.walk("to 1")
    #expect(app.depth == 1)
    app.selectTab("Other")
    #expect(app.depth == 0)
    app.selectTab("Main")
    #expect(app.titles == ["Root", "Number 1"])
  }

  @Test("A deep link can select a tab and set its path at once")
  func deepLinkIntoTab() {
    let app = EmulatedApp { Tabs(model: model) }
    app.selectTab("Other")
    model.item = 0
    model.path = NavigationPath([1, 2])
    app.settle()
    #expect(app.titles == ["Root", "Number 1", "Number 2"])
  }

  @Test("A link in a sheet belongs to no stack around the sheet")
  func linkInSheet() {
    let app = EmulatedApp {
      PathStack(model: model) { bindings in
        Text("root").sheet(isPresented: bindings.isPresented) { NavigationLink("link", value: 1) }
      }
    }
    app.update()
    model.isPresented = true
    app.settle()
    #expect(app.visibleTexts == ["link"])
    #expect(!app.isEnabled("link"))
  }

  @Test("A stack in a sheet has its own path")
  func stackInSheet() {
    let inner = MixedStackModel()
    let app = EmulatedApp {
      PathStack(model: model) { bindings in
        Text("root").sheet(isPresented: bindings.isPresented) { MixedStack(model: inner) }
      }
    }
    model.isPresented = true
    app.settle()
    app.walk("to 1")
    #expect(app.titles == ["Root", "Number 1"])
    app.walk("dismiss")
    #expect(app.titles == ["Root"])
    #expect(model.isPresented)
  }

  @Test("Who is at the root of a stack inside another goes back in that one")
  func backInOuterStack() {
    model.path.append(1)
    let inner = MixedStackModel()
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("outer root").navigationDestination(for: Int.self) { _ in MixedStack(model: inner) }
      }
    }
    app.settle()
    app.walk("to 1")
    #expect(app.back())
    app.settle()
    #expect(inner.path.isEmpty)
    #expect(model.path.count == 1)
    #expect(app.back())
    app.settle()
    #expect(model.path.isEmpty)
    #expect(app.visibleTexts == ["outer root"])
    #expect(!app.back())
  }

  @Test("An older navigation view in a stack's screen has its own links")
  func olderViewInside() {
    model.path.append(1)
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root").navigationDestination(for: Int.self) { _ in
          NavigationView { NavigationLink("old") { Text("old screen") } }
        }
      }
    }
    app.settle()
    app.walk("old")
    #expect(app.visibleTexts == ["old screen"])
    #expect(model.path.count == 1)
    #expect(app.violations.isEmpty)
  }
}

private struct Tabs: View {
  @ObservedObject var model: MixedStackModel

  var body: some View {
    TabView(selection: Binding(get: { model.item ?? 0 }, set: { model.item = $0 })) {
      MixedStack(model: model)
        .tabItem { Text("Main") }
        .tag(0)
      NavigationStack { Text("other") }
        .tabItem { Text("Other") }
        .tag(1)
    }
  }
}
