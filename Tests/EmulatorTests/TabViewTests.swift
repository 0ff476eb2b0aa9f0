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
    #expect(app.selectTab("Search"))
    #expect(app.visibleTexts.first == "search 0")
    #expect(app.selectTab("[house] Home"))
    #expect(app.visibleTexts.first == "home 1")
  }

  @Test("Tabs that are switched appear and disappear")
  func appearance() {
    let app = EmulatedApp { Tabs(log: log) }
    app.tap("Search")
    app.tap("Home")
    #expect(
      log.take() == [
        "appear home", "disappear home", "appear search", "disappear search", "appear home",
      ]
    )
  }

  @Test("A selection follows the tags, in both directions")
  func selection() {
    struct Screen: View {
      @State private var selection = "b"

      var body: some View {
        TabView(selection: $selection) {
          Button("go to c") { selection = "c" }.tabItem { Text("A") }.tag("a")
          Text("page b").tabItem { Text("B") }.tag("b")
          Text("page c").tag("c").tabItem { Text("C") }
        }
      }
    }
    let app = EmulatedApp { Screen() }
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
    struct Screen: View {
      @ObservedObject var choices: Choices

      var body: some View {
        TabView(selection: $choices.chosen) {
          NavigationStack {
            NavigationLink("push") { Text("pushed") }
          }
          .tabItem { Text("A") }.tag("a")
          Text("page b").tabItem { Text("B") }.tag("b")
        }
      }
    }
    let choices = Choices()
    let app = EmulatedApp { Screen(choices: choices) }
    app.tap("push")
    app.settle()
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
    struct Screen: View {
      @State private var selection = "b"

      var body: some View {
        TabView(selection: $selection) {
          Page(name: "a")
          Page(name: "b")
        }
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.visibleTexts == ["page b", "a", "b"])
  }

  @Test("Pages without items have no buttons, and follow the selection")
  func pages() {
    struct Screen: View {
      @State private var page = 0

      var body: some View {
        TabView(selection: $page) {
          Button("next") { page = 1 }.tag(0)
          Text("second").tag(1)
        }
        .tabViewStyle(.page)
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.visibleTexts == ["next"])
    app.tap("next")
    #expect(app.visibleTexts == ["second"])
  }

  @Test("Tabs of a collection are selected by their identities")
  func tabsOfCollection() {
    struct Screen: View {
      @State private var selection = 2

      var body: some View {
        TabView(selection: $selection) {
          ForEach([1, 2, 3], id: \.self) { number in
            Text("page \(number)").tabItem { Text("tab \(number)") }
          }
        }
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.visibleTexts.first == "page 2")
    app.selectTab("tab 3")
    #expect(app.visibleTexts.first == "page 3")
  }

  @Test("A tab that is removed releases its state")
  func removedTab() {
    struct Screen: View {
      let log: Log
      @State private var hasSecond = true

      var body: some View {
        TabView {
          Button("remove") { hasSecond.toggle() }.tabItem { Text("first") }
          if hasSecond { TabPage(name: "second", log: log).tabItem { Text("second") } }
        }
      }
    }
    let app = EmulatedApp { Screen(log: log) }
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

  private struct Tabs: View {
    let model: ChainModel

    var body: some View {
      TabView {
        LinkChain(model: model).tabItem { Text("LinkChain") }
        Text("other").tabItem { Text("Other") }
      }
    }
  }

  @Test("A push in a tab that isn't selected is lost")
  func pushWhileHidden() {
    let app = EmulatedApp { Tabs(model: model) }
    app.selectTab("Other")
    model.links[0] = true
    app.settle()
    app.selectTab("LinkChain")
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations.map(\.kind) == [.pushWhileHidden])
  }

  @Test("A push after the tab was selected is shown")
  func pushOnceVisible() {
    let app = EmulatedApp { Tabs(model: model) }
    app.selectTab("Other")
    app.selectTab("LinkChain")
    model.links[0] = true
    app.settle()
    #expect(app.depth == 1)
    #expect(app.violations.isEmpty)
  }

  @Test("A pop in a tab that isn't selected is heeded")
  func popWhileHidden() {
    let app = EmulatedApp { Tabs(model: model) }
    app.tap("go on")
    app.settle()
    app.selectTab("Other")
    model.links[0] = false
    app.settle()
    app.selectTab("LinkChain")
    #expect(app.depth == 0)
    #expect(app.violations.isEmpty)
  }

  @Test("The stack of a tab keeps its screens, which disappear and appear with the tab")
  func keepsScreens() {
    let app = EmulatedApp { Tabs(model: model) }
    app.tap("go on")
    app.settle()
    app.tap("count 0")
    _ = model.log.take()
    app.selectTab("Other")
    #expect(model.log.take() == ["disappear 1", "won't 1", "gone 1"])
    app.selectTab("LinkChain")
    #expect(model.log.take() == ["appear 1", "will 1", "did 1"])
    #expect(app.visibleTexts.contains("count 1"))
    #expect(app.title == "Screen 1")
  }

  @Test("A tab can be selected during a transition, which goes on out of sight")
  func tabDuringTransition() {
    let app = EmulatedApp { Tabs(model: model) }
    app.tap("go on")
    #expect(app.selectTab("Other"))
    app.settle()
    #expect(app.selectTab("LinkChain"))
    #expect(app.title == "Screen 1")
  }

  @Test("A finger may hold a screen as its tab is hidden, and let go of it later")
  func swipeInHiddenTab() {
    for finishes in [false, true] {
      let model = ChainModel(5)
      let app = EmulatedApp { Tabs(model: model) }
      app.tap("go on")
      app.settle()
      #expect(app.beginSwipeBack())
      #expect(app.selectTab("Other"))
      app.settle()
      #expect(model.links[0])
      if finishes { app.finishSwipeBack() } else { app.cancelSwipeBack() }
      app.settle()
      #expect(model.links[0] == !finishes)
      app.selectTab("LinkChain")
      app.settle()
      #expect(app.depth == (finishes ? 0 : 1))
      #expect(app.violations.isEmpty)
    }
  }
}
