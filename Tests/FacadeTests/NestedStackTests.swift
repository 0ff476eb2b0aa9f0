import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A stack inside another one")
struct NestedStackTests {
  private let warnings = CollectedWarnings()

  @Test("on a screen of another stack it warns, once")
  func onScreen() {
    let holder = TypedPath([1])
    let app = EmulatedApp(stacks: .links, warnings: warnings) {
      NestingRoot(holder: holder)
    }
    app.settle()
    #expect(app.visibleTexts == ["inner 1"])
    #expect(warnings.texts.count == 1)
    holder.path = []
    app.settle()
    holder.path = [2]
    app.settle()
    #expect(app.visibleTexts == ["inner 2"])
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("NavigationStack is inside another one") == true)
  }

  @Test("on the root of another stack it warns")
  func onRoot() {
    let app = EmulatedApp(stacks: .links, warnings: warnings) {
      NavigationStack { NavigationStack { Text("inner") } }
    }
    app.settle()
    #expect(app.visibleTexts == ["inner"])
    #expect(warnings.texts.count == 1)
  }

  @Test(
    "in a sheet of a stack's screen it works, without a warning",
    arguments: NavigationHost.both
  )
  func inSheet(host: NavigationHost) {
    let outer = Numbers([1])
    let inner = Numbers()
    let app = EmulatedApp(stacks: host, warnings: warnings) {
      SheetRoot(outer: outer, inner: inner)
    }
    app.settle()
    #expect(app.tap("show"))
    app.settle()
    inner.numbers = [4, 5, 6]
    app.settle()
    #expect(app.shown == ["4", "5", "6"])
    #expect(app.back())
    app.settle()
    #expect(inner.numbers == [4, 5])
    #expect(outer.numbers == [1])
    #expect(app.dismissSheet())
    app.settle()
    #expect(app.shown == ["1"])
    #expect(warnings.texts == [])
    #expect(app.violations == [])
  }
}

private struct NestingRoot: View {
  @ObservedObject var holder: TypedPath<[Int]>

  var body: some View {
    NavigationStack(path: $holder.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        NavigationStack { Text("inner \(number)") }
      }
    }
  }
}

private struct SheetRoot: View {
  @ObservedObject var outer: Numbers
  let inner: Numbers

  var body: some View {
    NavigationStack(path: $outer.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        SheetScreen(inner: inner).navigationTitle("\(number)")
      }
    }
  }
}

private struct SheetScreen: View {
  let inner: Numbers
  @State private var isShown = false

  var body: some View {
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) { NumbersRoot(model: inner) }
  }
}

@MainActor
@Suite("Stacks in tabs")
struct TabTests {
  @Test(
    "a path that is set in a hidden tab is shown once the tab is selected",
    arguments: NavigationHost.both,
    [true, false]
  )
  func hiddenTab(host: NavigationHost, hasBeenSeen: Bool) {
    let tabs = Tabs()
    let app = tabs.launched(host)
    if hasBeenSeen {
      #expect(app.selectTab("Two"))
      app.settle()
      #expect(app.selectTab("One"))
      app.settle()
    }
    app.resetCounts()
    tabs.numbers.numbers = [1, 2, 3]
    app.settle()
    #expect(host == .native || app.hostUpdates == 0)
    #expect(app.violations == [])
    #expect(app.selectTab("Two"))
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(tabs.numbers.history == [[1, 2, 3]])
    #expect(app.violations == [])
  }

  @Test("a tab and its path can be chosen at once", arguments: NavigationHost.both)
  func tabAndPath(host: NavigationHost) {
    let tabs = Tabs()
    let app = tabs.launched(host)
    tabs.numbers.numbers = [1, 2, 3]
    tabs.selection = 2
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.violations == [])
  }

  @Test(
    "leaving a tab at any moment of a deep link holds it until the tab is selected again",
    arguments: HostBehavior.all
  )
  func leaveAtEveryMoment(behavior: HostBehavior) {
    for moment in stride(from: 0, through: 1_500, by: 50) as StrideThrough<Int64> {
      let tabs = Tabs()
      let app = tabs.launched(.links, behavior)
      app.selectTab("Two")
      app.settle()
      tabs.numbers.numbers = [1, 2, 3]
      app.wait(moment)
      #expect(app.selectTab("One"), "at \(moment) ms")
      app.wait(5_000)
      app.selectTab("Two")
      app.settle()
      #expect(app.shown == ["1", "2", "3"], "at \(moment) ms")
      #expect(tabs.numbers.history == [[1, 2, 3]], "at \(moment) ms")
      #expect(app.violations == [], "at \(moment) ms")
    }
  }

  @Test("a path that changes while its tab is hidden in the middle of a deep link wins")
  func changedMeanwhile() {
    for moment in stride(from: 0, through: 1_500, by: 50) as StrideThrough<Int64> {
      let tabs = Tabs()
      let app = tabs.launched(.links)
      app.selectTab("Two")
      app.settle()
      tabs.numbers.numbers = [1, 2, 3]
      app.wait(moment)
      app.selectTab("One")
      app.wait(1_000)
      tabs.numbers.numbers = [1, 5]
      app.wait(1_000)
      app.selectTab("Two")
      app.settle()
      #expect(app.shown == ["1", "5"], "at \(moment) ms")
      #expect(app.violations == [], "at \(moment) ms")
    }
  }

  @Test("a stack that is made while another one's tab is hidden is shown")
  func madeWhileHidden() {
    let tabs = Tabs()
    tabs.numbers.numbers = [1, 2]
    let app = EmulatedApp(stacks: .links) { GrowingTabsRoot(tabs: tabs) }
    app.settle()
    #expect(app.selectTab("Two"))
    app.settle()
    tabs.isGrown = true
    app.settle()
    #expect(app.shown == ["1", "2"])
    #expect(app.violations == [])
  }

  @Test("the stacks of two tabs don't touch each other")
  func twoStacks() {
    let tabs = Tabs()
    let app = tabs.launched(.links)
    tabs.others.numbers = [7, 8]
    tabs.numbers.numbers = [1, 2]
    app.settle()
    #expect(app.shown == ["7", "8"])
    app.selectTab("Two")
    app.settle()
    #expect(app.shown == ["1", "2"])
    #expect(app.back())
    app.settle()
    app.selectTab("One")
    app.settle()
    #expect(app.shown == ["7", "8"])
    #expect(tabs.numbers.numbers == [1])
    #expect(app.violations == [])
  }
}

@MainActor
private final class Tabs: ObservableObject {
  @Published var selection = 1
  @Published var isGrown = false
  let others = Numbers()
  let numbers = Numbers()

  func launched(
    _ host: NavigationHost,
    _ behavior: HostBehavior = HostBehavior()
  ) -> EmulatedApp {
    let app = EmulatedApp(stacks: host, behavior: behavior) { TabsRoot(tabs: self) }
    app.settle()
    return app
  }
}

private struct TabsRoot: View {
  @ObservedObject var tabs: Tabs

  var body: some View {
    TabView(selection: $tabs.selection) {
      NumbersRoot(model: tabs.others).tabItem { Text("One") }.tag(1)
      NumbersRoot(model: tabs.numbers).tabItem { Text("Two") }.tag(2)
    }
  }
}

private struct GrowingTabsRoot: View {
  @ObservedObject var tabs: Tabs

  var body: some View {
    TabView(selection: $tabs.selection) {
      NumbersRoot(model: tabs.others).tabItem { Text("One") }.tag(1)
      VStack {
        if tabs.isGrown { NumbersRoot(model: tabs.numbers) }
      }
      .tabItem { Text("Two") }.tag(2)
    }
  }
}
