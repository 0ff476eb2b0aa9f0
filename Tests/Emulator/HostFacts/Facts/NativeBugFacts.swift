import AppTesting
import SwiftUI

extension HostFact {
  /// Whether what is reported to be wrong with the native stack is so here.
  ///
  /// Of bindings made of closures there are facts among ``nativeScreens``, and of a path that is set in the
  /// midst of a push one among ``nativeTransitions``.
  static let nativeBugs: [HostFact] = [
    HostFact(
      "two types at one place",
      "A path in which an element of another type takes one's place ends the app",
      from: "\(nobody) that it doesn't; home-assistant/iOS pull request 5515, of iOS 16 to 26",
      on: [.survival],
      seen: ("depth 1, goes on", ofControl: "depth 2, goes on")
    ) { trial in
      guard #available(iOS 16, macOS 13, tvOS 16, *) else { return "no stack" }
      let path = Observed(NavigationPath([1]))
      let app = await trial.launch { StatefulStack(path: path, states: trial.states) }
      path.value = trial.isControl ? NavigationPath([1, 2]) : NavigationPath(["text"])
      await app.settle()
      return "depth \(app.depth), \(app.fate)"
    },
    HostFact(
      "paths of two types",
      "Two paths whose elements are of different types can be compared, and aren't equal",
      on: [.survival],
      seen: ("not equal", ofControl: "equal")
    ) { trial in
      guard #available(iOS 16, macOS 13, tvOS 16, *) else { return "no stack" }
      let other = trial.isControl ? NavigationPath([1]) : NavigationPath(["1"])
      return NavigationPath([1]) == other ? "equal" : "not equal"
    },
    HostFact(
      "stack inside a stack of another type",
      "A stack of values of one type inside a stack of values of another ends the app",
      from: "\(nobody) that it doesn't; manaflow-ai/cmux pull request 8188, of iOS 16 to 26",
      on: [.survival],
      seen: ("inner, goes on", ofControl: "none of them, goes on")
    ) { trial in
      let path = Observed<[Int]>([])
      let app = await trial.launch {
        NumberStack(path: path) { if $0 == 0 { Text("outer") } else { StackOfWords() } }
      }
      await app.settle { path.value = trial.isControl ? [] : [1] }
      return app.words(among: "inner") + ", \(app.fate)"
    },
    HostFact(
      "path emptied as another tab comes",
      "A path that is emptied in the midst of a push, as another tab is selected, is empty on return",
      from:
        "\(nobody); swift-composable-architecture issue 3450 and swiftlang/swift issue 77088 say "
        + "otherwise of iOS 17 and 18",
      seen: ("0 values, depth 0", ofControl: "1 value, depth 1"),
      otherwise: [SystemVersion(17)..<SystemVersion(19): "0 values, depth 1"]
    ) { trial in
      let app = await trial.launch {
        TabView {
          Text("other").tabItem { Text("One") }
          NativeChainView(chain: trial.native).tabItem { Text("Two") }
        }
      }
      await app.settle { _ = await app.selectTab("Two") }
      trial.native.path = [1]
      await app.wait(100)
      await app.settle {
        if !trial.isControl { trial.native.path = [] }
        _ = await app.selectTab("One")
      }
      await app.settle { _ = await app.selectTab("Two") }
      return "\(trial.native.path.counted("value")), depth \(app.depth)"
    },
    HostFact(
      "flag that is on at launch",
      "What a flag presents that is on at launch is shown",
      from:
        "\(nobody); swift-navigation issues 65, 122 and 142 and LoopKit/Loop issue 791 say otherwise "
        + "of iOS 16.0 to 16.3 and 17.0",
      seen: ("presented, depth 1", ofControl: "screen 1, depth 1"),
      otherwise: [
        SystemVersion(16)..<SystemVersion(16, 4): "screen 0, depth 0",
        SystemVersion(17)..<SystemVersion(17, 1): "screen 0, depth 0",
      ]
    ) { trial in
      if trial.isControl { trial.native.path = [1] } else { trial.native.presented.turn(true) }
      let app = await trial.launch { NativeChainView(chain: trial.native) }
      return app.words(among: "presented", "screen 0", "screen 1") + ", depth \(app.depth)"
    },
    HostFact(
      "root below a path at launch",
      "A path at launch is shown, and the controllers on its root are told that they appear",
      seen: (
        "depth 2, viewWillAppear 0, viewDidAppear 0",
        ofControl: "depth 0, viewWillAppear 0, viewDidAppear 0"
      )
    ) { trial in
      let (app, _) = await trial.launchNative(atOnce: trial.isControl ? [] : [1, 2])
      return "depth \(app.depth), " + trial.log.words(of: "viewWillAppear 0", "viewDidAppear 0")
    },
    onPath(
      "path set as a screen leaves",
      "A path that is set as a screen dismisses itself isn't shortened for that",
      from: "\(nobody): a stack that keeps a count would shorten it",
      path: [1, 2, 3],
      seen: ("4 values", ofControl: "2 values")
    ) { trial, app, chain in
      // The screen's button does both in one action.
      if !trial.isControl { chain.onDismiss = { [weak chain] in chain?.path = [9, 8, 7, 6] } }
      await app.settle { _ = await app.tap("dismiss 3") }
      return chain.path.counted("value")
    },
    onPath(
      "path grown as a screen leaves",
      "A path that grows in the action in which its last screen then dismisses itself stays whole",
      path: [1, 2],
      seen: ("4 values", ofControl: "1 value")
    ) { trial, app, chain in
      if !trial.isControl { chain.onDismiss = { [weak chain] in chain?.path += [8, 9] } }
      await app.settle { _ = await app.tap("dismiss 2") }
      return chain.path.counted("value")
    },
    HostFact(
      "path set as the root changes",
      "A path that is set in the update in which the root becomes another view is shown",
      from: "\(nobody); radiosilence/koan issues 261, 298 and 300 say otherwise of macOS",
      seen: ("2 values, depth 2", ofControl: "1 value, depth 1")
    ) { trial in
      let path = Observed([1])
      let app = await trial.launch { StackOfChangingRoot(path: path) }
      await app.settle { if !trial.isControl { path.value = [1, 2] } }
      return "\(path.value.counted("value")), depth \(app.depth)"
    },
    HostFact(
      "push as a list is loaded anew",
      "What a link in a list has pushed stays when the list is loaded anew in the midst of that",
      from: "\(nobody); Lume issue 19 says otherwise of iOS",
      seen: ("1 value, depth 1", ofControl: "0 values, depth 0")
    ) { trial in
      let path = Observed<[Int]>([])
      let first = Observed(1)
      let app = await trial.launch { StackOfRows(path: path, first: first) }
      if !trial.isControl { _ = await app.tap("to 1") }
      await app.wait(100)
      await app.settle { first.value = 11 }
      return "\(path.value.counted("value")), depth \(app.depth)"
    },
    HostFact(
      "path in columns as the width changes",
      "A stack in a column keeps its path when the width class changes and changes back",
      from:
        "\(nobody); woocommerce-ios issues 16756 and 16757 and element-x-ios issues 617 and 1624 say "
        + "otherwise of iOS 16 and later",
      on: [.ability(.showingColumns)],
      seen: ("screen 1, then screen 1", ofControl: "root, then root"),
      otherwise: [SystemVersion(16)..<SystemVersion(28): "screen 1, then root"]
    ) { trial in
      let isNarrow = Observed(false)
      let app = await trial.launch { WidthOverride(isNarrow: isNarrow) { StackInColumn() } }
      await app.settle { if !trial.isControl { _ = await app.tap("to 1") } }
      let before = app.words(among: "root", "screen 1")
      for isNarrowNow in [true, false] { await app.settle { isNarrow.value = isNarrowNow } }
      return "\(before), then " + app.words(among: "root", "screen 1")
    },
  ].needing(.nativeStack)
}

extension AppDriver {
  fileprivate var fate: String {
    violations.contains { $0.kind == .comparisonTypeMismatch } ? "ends" : "goes on"
  }
}

private struct StackOfWords: View {
  @State private var words: [String] = []

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) { NavigationStack(path: $words) { Text("inner") } }
  }
}

private struct StackOfChangingRoot: View {
  @ObservedObject var path: Observed<[Int]>

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack(path: $path.value) {
        Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
          .id(path.value.count)
      }
    }
  }
}

private struct StackOfRows: View {
  @ObservedObject var path: Observed<[Int]>
  @ObservedObject var first: Observed<Int>

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack(path: $path.value) {
        List(first.value..<first.value + 3, id: \.self) { NavigationLink("to \($0)", value: $0) }
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }
}

private struct StackInColumn: View {
  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        NavigationStack {
          VStack {
            Text("root")
            NavigationLink("to 1", value: 1)
          }
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }
  }
}
