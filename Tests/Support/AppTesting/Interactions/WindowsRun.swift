import Combine
import NavigationShim
import SwiftUI
import TestSupport

@MainActor
package struct WindowsRun {
  private static let changesPerWindow = 200
  package private(set) var windows = 0
  package private(set) var pushes = 0
  package private(set) var pops = 0
  package private(set) var leftAlive = 0
  private let values = Counted.Tally()
  private let screens = Counted.Tally()
  private var generator: SeededGenerator

  package init(changes: Int, seed: UInt64 = 1) async {
    generator = SeededGenerator(seed: seed)
    while pushes + pops < changes {
      await play(windows.isMultiple(of: 2) || !Ability.nativeStacks.isHere ? .links : .native)
      windows += 1
      // A declaration that goes away tells its stack in a turn of its own, and takes memory until then.
      await Task.yield()
      leftAlive = max(leftAlive, values.live, screens.live)
    }
  }

  package var mostAlive: (values: Int, screens: Int) { (values.most, screens.most) }

  private mutating func play(_ host: NavigationHost) async {
    let model = WindowModel(screens)
    let app = AppUnderTest(stacks: host) { WindowView(model: model) }
    let end = pushes + pops + Self.changesPerWindow
    while pushes + pops < end {
      for _ in 0..<20 {
        await step(model, app)
        if Bool.random(using: &generator) { await app.settle() }
      }
      await goHome(model, app)
    }
    // A window may well be closed in the middle of a transition.
    await step(model, app)
    await app.wait(.random(in: 0...1_000, using: &generator))
    app.end()
  }

  private mutating func step(_ model: WindowModel, _ app: AppUnderTest) async {
    let before = model.depth
    let depth = model.depthInFront
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: _ = await app.tap("push")
    case 1: _ = await app.tap("view")
    case 2 where depth > 0: _ = await app.back()
    case 3..<6 where depth > 0: _ = await app.back(to: .random(in: 0..<depth, using: &generator))
    case 6:
      if await app.beginSwipeBack() { await app.finishSwipeBack() }
    case 7: _ = await app.selectTab(model.tab == 0 ? "second" : "first")
    case 8:
      model.first.items = []
      model.first.root += 1
    default: open(model)
    }
    await app.wait(.random(in: 0...500, using: &generator))
    count(from: before, to: model.depth)
  }

  private mutating func open(_ model: WindowModel) {
    let length = Int.random(in: 0...8, using: &generator)
    if model.tab == 0 {
      var items = Array(model.first.items.prefix(.random(in: 0...length, using: &generator)))
      while items.count < length { items.append(Counted(values)) }
      model.first.items = items
    } else {
      var path = model.second.path
      path.removeLast(.random(in: 0...path.count, using: &generator))
      while path.count < length { path.append(Counted(values)) }
      model.second.path = path
    }
  }

  /// Goes home in both tabs, after which nothing is left but the states of their roots.
  ///
  /// A link stack that is out of view catches up only when it is seen.
  private mutating func goHome(_ model: WindowModel, _ app: AppUnderTest) async {
    let before = model.depth
    model.first.items = []
    model.second.path = Shim.NavigationPath()
    for tab in ["second", "first"] {
      await app.settle()
      _ = await app.selectTab(tab)
      await app.settle()
      _ = await app.back(to: 0)
    }
    await app.settle()
    count(from: before, to: model.depth)
    leftAlive = max(leftAlive, values.live, screens.live - 2)
  }

  private mutating func count(from before: Int, to after: Int) {
    pushes += max(0, after - before)
    pops += max(0, before - after)
  }
}

extension WindowsRun {
  package var summary: String {
    "\(pushes) pushes and \(pops) pops in \(windows) windows on both hosts: at most "
      + "\(mostAlive.values) values and \(mostAlive.screens) screens alive, \(leftAlive) left "
      + "after going home or closing"
  }
}

@MainActor
private final class WindowModel: ObservableObject {
  @Published var tab = 0
  let first: FirstTabModel
  let second: SecondTabModel

  init(_ screens: Counted.Tally) {
    first = FirstTabModel(screens)
    second = SecondTabModel(screens)
  }

  var depth: Int { first.items.count + second.path.count }
  var depthInFront: Int { tab == 0 ? first.items.count : second.path.count }
}

@MainActor
private final class FirstTabModel: ObservableObject {
  @Published var root = 0
  @Published var items: [Counted] = []
  let screens: Counted.Tally

  init(_ screens: Counted.Tally) { self.screens = screens }
}

@MainActor
private final class SecondTabModel: ObservableObject {
  @Published var path = Shim.NavigationPath()
  let screens: Counted.Tally

  init(_ screens: Counted.Tally) { self.screens = screens }
}

private struct WindowView: View {
  @ObservedObject var model: WindowModel

  var body: some View {
    TabView(selection: $model.tab) {
      FirstTab(model: model.first)
        .tabItem { Text("first") }
        .tag(0)
      SecondTab(model: model.second)
        .tabItem { Text("second") }
        .tag(1)
    }
  }
}

private struct FirstTab: View {
  @ObservedObject var model: FirstTabModel

  var body: some View {
    Shim.NavigationStack(path: $model.items) {
      FirstScreen(model: model)
        .navigationDestination(for: Counted.self) { _ in FirstScreen(model: model) }
    }
    .id(model.root)
  }
}

private struct FirstScreen: View {
  let model: FirstTabModel
  @StateObject private var state: ScreenState
  @State private var isPresented = false

  @MainActor init(model: FirstTabModel) {
    self.model = model
    let screens = model.screens
    _state = StateObject(wrappedValue: ScreenState(screens))
  }

  var body: some View {
    Button("push") { isPresented = true }
      .navigationDestination(isPresented: $isPresented) { FirstScreen(model: model) }
  }
}

private struct SecondTab: View {
  @ObservedObject var model: SecondTabModel

  var body: some View {
    Shim.NavigationStack(path: $model.path) {
      SecondScreen(model: model)
        .navigationDestination(for: Counted.self) { _ in SecondScreen(model: model) }
        .navigationDestination(for: Int.self) { _ in SecondScreen(model: model) }
    }
  }
}

private struct SecondScreen: View {
  let model: SecondTabModel
  @StateObject private var state: ScreenState

  @MainActor init(model: SecondTabModel) {
    self.model = model
    let screens = model.screens
    _state = StateObject(wrappedValue: ScreenState(screens))
  }

  var body: some View {
    Shim.NavigationLink("push", value: 1)
    Shim.NavigationLink("view") { SecondScreen(model: model) }
  }
}

private final class ScreenState: ObservableObject {
  private let counted: Counted

  init(_ tally: Counted.Tally) { counted = Counted(tally) }
}
