import SwiftUI
import Testing

@MainActor
@Suite("Tabs")
struct TabViewTests {
  let log = Log()

  @Test("The first tab is shown, and those of all in the bar")
  func firstTab() {
    let app = EmulatedApp { Tabs(log: log) }
    #expect(app.visibleTexts == ["home 0", "[house]", "Home", "Search"])
    #expect(log.take() == ["appear home"])
  }

  @Test("A tab is rendered when it is first selected, and keeps its state afterwards")
  func keepsState() {
    let app = EmulatedApp { Tabs(log: log) }
    #expect(app.evaluations["TabPage"] == 1)
    app.tap("home 0")
    #expect(app.tap("Search"))
    #expect(app.visibleTexts.first == "search 0")
    #expect(app.selectTab("[house] Home"))
    #expect(app.visibleTexts.first == "home 1")
  }

  @Test("A selection follows the tags, in both directions")
  func selection() {
    let app = EmulatedApp {
      Stateful("b") { $selection in
        TabView(selection: $selection) {
          Button("go to c") { selection = "c" }.tabItem { Text("A") }.tag("a")
          Text("page b").tabItem { Text("B") }.tag("b")
          Text("page c").tag("c").tabItem { Text("C") }
        }
      }
    }
    #expect(app.visibleTexts.first == "page b")
    app.selectTab("A")
    #expect(app.visibleTexts.first == "go to c")
    app.tap("go to c")
    #expect(app.visibleTexts.first == "page c")
  }

  @Test("A tap on the selected tab writes the selection again, and pops nothing")
  func selectedTab() {
    final class Choices: ObservableObject {
      var written: [String] = []
      @Published private var tab = "a"
      var chosen: String {
        get { tab }
        set {
          written.append(newValue)
          tab = newValue
        }
      }
    }
    let choices = Choices()
    let app = EmulatedApp {
      Observing(choices) { bindings in
        TabView(selection: bindings.chosen) {
          NavigationStack { NavigationLink("push") { Text("pushed") } }
            .tabItem { Text("A") }.tag("a")
          Text("page b").tabItem { Text("B") }.tag("b")
        }
      }
    }
    app.walk("push")
    app.selectTab("A")
    app.settle()
    #expect(choices.written == ["a"])
    #expect(app.visibleTexts.first == "pushed")
  }

  @Test("A tab may say in its own body what its item and its tag are")
  func itemInside() {
    struct Page: View {
      let name: String

      var body: some View { Text("page \(name)").tabItem { Text(name) }.tag(name) }
    }
    let app = EmulatedApp {
      Stateful("b") { $selection in
        TabView(selection: $selection) {
          Page(name: "a")
          Page(name: "b")
        }
      }
    }
    #expect(app.visibleTexts == ["page b", "a", "b"])
  }

  @Test("Pages without items have no buttons, and follow the selection")
  func pages() {
    let app = EmulatedApp {
      Stateful(0) { $page in
        TabView(selection: $page) {
          Button("next") { page = 1 }.tag(0)
          Text("second").tag(1)
        }
        .tabViewStyle(.page)
      }
    }
    #expect(app.visibleTexts == ["next"])
    app.tap("next")
    #expect(app.visibleTexts == ["second"])
  }

  @Test("Tabs of a collection are selected by their identities")
  func tabsOfCollection() {
    let app = EmulatedApp {
      Stateful(2) { $selection in
        TabView(selection: $selection) {
          ForEach([1, 2, 3], id: \.self) { number in
            Text("page \(number)").tabItem { Text("tab \(number)") }
          }
        }
      }
    }
    #expect(app.visibleTexts.first == "page 2")
    app.selectTab("tab 3")
    #expect(app.visibleTexts.first == "page 3")
  }

  @Test("A tab that is removed releases its state")
  func removedTab() {
    let app = EmulatedApp {
      Stateful(true) { $hasSecond in
        TabView {
          Button("remove") { hasSecond.toggle() }.tabItem { Text("first") }
          if hasSecond { TabPage(name: "second", log: log).tabItem { Text("second") } }
        }
      }
    }
    app.selectTab("second")
    app.tap("second 0")
    app.selectTab("first")
    app.tap("remove")
    app.tap("remove")
    app.selectTab("second")
    #expect(app.visibleTexts.first == "second 0")
  }
}

private struct Tabs: View {
  let log: Log

  var body: some View {
    TabView {
      TabPage(name: "home", log: log).tabItem { Label("Home", systemImage: "house") }
      TabPage(name: "search", log: log).tabItem { Text("Search") }
    }
  }
}

private struct TabPage: View {
  let name: String
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.add("appear \(name)") }
      .onDisappear { log.add("disappear \(name)") }
  }
}

@MainActor
@Suite("Strict host: stacks in tabs")
struct HiddenTabTests {
  let model = ChainModel(5)

  private func app(_ depth: Int = 0) -> EmulatedApp {
    model.launch(depth) { TwoTabs { LinkChain(model: model) } }
  }

  @Test("A push in a tab that isn't selected is lost")
  func pushWhileHidden() {
    let app = app()
    app.selectTab("second tab")
    app.settle { model.links[0] = true }
    app.selectTab("first tab")
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations.map(\.kind) == [.pushWhileHidden])
  }

  @Test("A push after the tab was selected is shown")
  func pushOnceVisible() {
    let app = app()
    app.selectTab("second tab")
    app.selectTab("first tab")
    app.settle { model.links[0] = true }
    #expect(app.depth == 1)
    #expect(app.violations.isEmpty)
  }

  @Test("A pop in a tab that isn't selected is heeded")
  func popWhileHidden() {
    let app = app(1)
    app.selectTab("second tab")
    app.settle { model.links[0] = false }
    app.selectTab("first tab")
    #expect(app.depth == 0)
    #expect(app.violations.isEmpty)
  }

  @Test("The stack of a tab keeps its screens, which disappear and appear with the tab")
  func keepsScreens() {
    let app = app(1)
    app.tap("count 0")
    _ = model.log.take()
    app.selectTab("second tab")
    #expect(model.log.take() == ["disappear 1", "won't 1", "gone 1"])
    app.selectTab("first tab")
    #expect(model.log.take() == ["appear 1", "will 1", "did 1"])
    #expect(app.visibleTexts.contains("count 1"))
    #expect(app.title == "Screen 1")
  }

  @Test("A tab can be selected during a transition, which goes on out of sight")
  func tabDuringTransition() {
    let app = app()
    app.tap("go on")
    #expect(app.selectTab("second tab"))
    app.settle()
    #expect(app.selectTab("first tab"))
    #expect(app.title == "Screen 1")
  }

  @Test(
    "A finger may hold a screen whose tab is hidden, and let go later",
    arguments: [false, true]
  )
  func swipeInHiddenTab(finishes: Bool) {
    let app = app(1)
    #expect(app.beginSwipeBack())
    #expect(app.selectTab("second tab"))
    app.settle()
    #expect(model.links[0])
    if finishes { app.finishSwipeBack() } else { app.cancelSwipeBack() }
    app.settle()
    #expect(model.links[0] == !finishes)
    app.selectTab("first tab")
    app.settle()
    #expect(app.depth == (finishes ? 0 : 1))
    #expect(app.violations.isEmpty)
  }
}

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
    let app = EmulatedApp { TabsOfStacks(model: model) }
    app.walk("to 1")
    #expect(app.depth == 1)
    app.selectTab("Other")
    #expect(app.depth == 0)
    app.selectTab("Main")
    #expect(app.titles == ["Root", "Number 1"])
  }

  @Test("A deep link can select a tab and set its path at once")
  func deepLinkIntoTab() {
    let app = EmulatedApp { TabsOfStacks(model: model) }
    app.selectTab("Other")
    model.item = 0
    app.settle { model.path = NavigationPath([1, 2]) }
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
    app.settle { model.isPresented = true }
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
    app.settle { model.isPresented = true }
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

private struct TabsOfStacks: View {
  @ObservedObject var model: MixedStackModel

  var body: some View {
    TabView(selection: Binding(get: { model.item ?? 0 }, set: { model.item = $0 })) {
      MixedStack(model: model).tabItem { Text("Main") }.tag(0)
      NavigationStack { Text("other") }.tabItem { Text("Other") }.tag(1)
    }
  }
}
