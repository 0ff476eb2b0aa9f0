import AppUnderTest
import Foundation
import Combine
import SwiftUI

extension HostFact {
  /// What SwiftUI's own stack does.
  static let nativeStack: [HostFact] = nativeLinks + nativeTransitions + nativeScreens

  private static let nativeLinks: [HostFact] = [
    HostFact(
      "value link without a destination",
      "A link whose value has no destination does nothing",
      from: "SwiftUI's own message about it",
      on: .nativeStack,
      expected: "depth 0, 0 values",
      control: "depth 1, 1 value"
    ) { trial in
      var options = NativeChainOptions()
      options.declaresNumbers = trial.isControl
      let (app, chain) = await trial.launchNative([], options)
      _ = await app.tap("to 1")
      await app.settle()
      return "depth \(app.depth), " + chain.path.counted("value")
    },
    HostFact(
      "value without a destination",
      "A value that the app puts in the path without a destination is shown, and stays in the path",
      from: nobody,
      on: .nativeStack,
      expected: "depth 1, 1 value, not screen 1",
      control: "depth 1, 1 value, screen 1"
    ) { trial in
      var options = NativeChainOptions()
      options.declaresNumbers = trial.isControl
      let (app, chain) = await trial.launchNative([1], options)
      let screen = app.visibleTexts.contains("screen 1") ? "screen 1" : "not screen 1"
      return "depth \(app.depth), \(chain.path.counted("value")), \(screen)"
    },
    HostFact(
      "link to a view",
      "The screen of a link to a view isn't in the path",
      from: "SwiftUI's documentation of NavigationLink",
      on: .nativeStack,
      expected: "depth 1, 0 values",
      control: "depth 1, 1 value"
    ) { trial in
      var options = NativeChainOptions()
      options.linksToViews = !trial.isControl
      let (app, chain) = await trial.launchNative([], options)
      _ = await app.tap("to 1")
      await app.settle()
      return "depth \(app.depth), " + chain.path.counted("value")
    },
    HostFact(
      "path read back",
      "A stack reads its path right after writing it, before anything is evaluated",
      from: nobody,
      on: .nativeStack,
      expected: "write, read",
      control: "write, body of the stack"
    ) { trial in
      let (app, chain) = await trial.launchNative()
      if trial.isControl { chain.path = [1] } else { _ = await app.tap("to 1") }
      await app.settle()
      let events = trial.log.events.drop { $0 != "write" }
      return events.filter { ["write", "read", "body of the stack"].contains($0) }
        .prefix(2).joined(separator: ", ")
    },
    HostFact(
      "same value twice",
      "A value that is in the path twice has two screens",
      from: nobody,
      on: .nativeStack,
      expected: "depth 2",
      control: "depth 1"
    ) { trial in
      let (app, chain) = await trial.launchNative()
      chain.path = trial.isControl ? [1] : [1, 1]
      await app.settle()
      return "depth \(app.depth)"
    },
    HostFact(
      "refused way back",
      "A path that refuses to be shortened by a person is shown again once the stack is evaluated",
      from: nobody,
      on: .nativeStack,
      expected: "depth 0, then 1",
      control: "depth 0, then 0"
    ) { trial in
      let (app, chain) = await trial.launchNative([1])
      chain.refusesToShorten = !trial.isControl
      _ = await app.back()
      await app.settle()
      let depth = app.depth
      chain.touch()
      await app.settle()
      return "depth \(depth), then \(app.depth)"
    },
    HostFact(
      "destination nearest the root",
      "Of two declarations for a type on two screens, the one nearer to the root counts",
      from: "SwiftUI's own message about it",
      on: .nativeStack,
      expected: "of the root",
      control: "of the screen"
    ) { trial in
      let isControl = trial.isControl
      let app = await trial.launch { Declarations(rootDeclaresText: !isControl) }
      _ = await app.tap("to 1")
      await app.settle()
      _ = await app.tap("to text")
      await app.settle()
      return app.words(among: "of the root", "of the screen")
    },
    HostFact(
      "value above a presented screen",
      "A value that is pushed takes what the root presents by a binding away first",
      from: nobody,
      on: .nativeStack,
      expected: "depth 1, presented := false",
      control: "depth 1, nothing"
    ) { trial in
      let (app, chain) = await trial.launchNative()
      chain.presented.turn(true)
      await app.settle()
      trial.log.clear()
      if !trial.isControl { chain.path = [1] }
      await app.settle()
      return "depth \(app.depth), \(trial.log.writes)"
    },
    HostFact(
      "path and presentation in one update",
      "A binding that turns true in the update that changes the path is heeded after the path",
      from: nobody,
      on: .nativeStack,
      expected: "presented",
      control: "screen 1"
    ) { trial in
      let (app, chain) = await trial.launchNative()
      chain.path = [1]
      if !trial.isControl { chain.presented.turn(true) }
      await app.settle()
      return app.words(among: "screen 0", "screen 1", "presented")
    },
  ]

  private static let nativeTransitions: [HostFact] = [
    HostFact(
      "path of several values",
      "A path that is set to several values shows the last one, in one transition",
      from: "SwiftUI's documentation of NavigationStack",
      on: .nativeStack,
      .uikit,
      expected: "depth 3, 250 to 600 ms",
      control: "depth 3, over 600 ms"
    ) { trial in
      let (app, chain) = await trial.launchNative()
      let length = await trial.length(until: "viewDidAppear 3", in: app) {
        for path in trial.isControl ? [[1], [1, 2]] : [] {
          chain.path = path
          await app.settle()
        }
        chain.path = [1, 2, 3]
      }
      return "depth \(app.depth), \(length)"
    },
    HostFact(
      "path emptied",
      "A path that is emptied takes all its screens away, in one transition",
      from: "SwiftUI's documentation of NavigationStack",
      on: .nativeStack,
      .uikit,
      expected: "depth 0, 250 to 600 ms",
      control: "depth 0, over 600 ms"
    ) { trial in
      let (app, chain) = await trial.launchNative([1, 2, 3])
      let length = await trial.length(until: "viewDidAppear 0", in: app) {
        for path in trial.isControl ? [[1, 2], [1]] : [] {
          chain.path = path
          await app.settle()
        }
        chain.path = []
      }
      return "depth \(app.depth), \(length)"
    },
    HostFact(
      "path set during a transition",
      "A path that is set while a transition runs is shown",
      from: nobody,
      on: .nativeStack,
      expected: "depth 2, screen 2",
      control: "depth 1, screen 1"
    ) { trial in
      let (app, chain) = await trial.launchNative()
      chain.path = [1]
      await app.wait(100)
      if !trial.isControl { chain.path = [1, 2] }
      await app.settle()
      return "depth \(app.depth), " + app.words(among: "screen 0", "screen 1", "screen 2")
    },
    HostFact(
      "first path",
      "The path that a stack begins with is shown without a transition",
      from: nobody,
      on: .nativeStack,
      .uikit,
      expected: "not animated",
      control: "animated"
    ) { trial in
      let chain = NativeChain(trial.log)
      if !trial.isControl { chain.path = [1] }
      let app = await trial.launch { NativeChainView(chain: chain) }
      if trial.isControl { chain.path = [1] }
      await app.settle()
      return trial.log.animation(of: "viewDidAppear 1")
    },
    HostFact(
      "replaced element",
      "An element that takes another one's place is shown without a transition",
      from: nobody,
      on: .nativeStack,
      .uikit,
      expected: "screen 2, not animated",
      control: "screen 2, animated"
    ) { trial in
      let (app, chain) = await trial.launchNative([1])
      chain.path = trial.isControl ? [1, 2] : [2]
      await app.settle()
      return app.words(among: "screen 1", "screen 2") + ", "
        + trial.log.animation(of: "viewWillAppear 2")
    },
    HostFact(
      "path in a still transaction",
      "A path that is set in a transaction that disables animations is shown without one",
      from: "davdroman/swiftui-navigation-transitions issue 158",
      on: .nativeStack,
      .uikit,
      expected: Length.still,
      control: Length.animated
    ) { trial in
      let (app, chain) = await trial.launchNative()
      return await trial.length(until: "viewDidAppear 1", in: app) {
        if trial.isControl { chain.path = [1] } else { withoutAnimation { chain.path = [1] } }
      }
    },
    HostFact(
      "path with the switch off",
      "A path that is set while UIKit's switch is off is shown without animation",
      from: nobody,
      on: .nativeStack,
      .uikit,
      expected: Length.still,
      control: Length.animated
    ) { trial in
      let (app, chain) = await trial.launchNative()
      return await trial.length(until: "viewDidAppear 1", in: app) {
        await change(in: app, stillFor: trial.isControl ? 0 : 100) { chain.path = [1] }
      }
    },
    HostFact(
      "dismissal in a still transaction",
      "A screen that dismisses itself goes by a transition, whatever the app's transaction says",
      from: "hmlongco/Navigator issue 62",
      on: .nativeStack,
      .uikit,
      expected: Length.animated,
      control: Length.still
    ) { trial in
      let chain = NativeChain(trial.log)
      let isControl = trial.isControl
      let app = await trial.launch {
        NativeChainView(chain: chain).transaction { if !isControl { $0.disablesAnimations = true } }
      }
      chain.path = [1]
      await app.settle()
      return await trial.length(until: "viewDidAppear 0", in: app) {
        if isControl {
          withoutAnimation { chain.path = [] }
        } else {
          _ = await app.tap("dismiss 1")
        }
      }
    },
    HostFact(
      "path changed during a swipe",
      "A change of the path cancels a swipe",
      from: nobody,
      on: .nativeStack,
      .ability(.swiping),
      expected: "depth 2",
      control: "depth 0"
    ) { trial in
      let (app, chain) = await trial.launchNative([1])
      _ = await app.beginSwipeBack()
      if !trial.isControl { chain.path = [1, 2] }
      await app.update()
      await app.finishSwipeBack()
      await app.settle()
      return "depth \(app.depth)"
    },
    HostFact(
      "end of a native swipe",
      "A swipe back is over as soon as the finger lets go",
      from: "\(nobody), made for simplicity",
      on: .nativeStack,
      .ability(.swiping),
      expected: "at rest",
      control: "moving"
    ) { trial in
      let (app, _) = await trial.launchNative([1])
      if trial.isControl {
        _ = await app.back()
      } else {
        _ = await app.beginSwipeBack()
        await app.finishSwipeBack()
      }
      return app.isInTransition ? "moving" : "at rest"
    },
  ]

  private static let nativeScreens: [HostFact] = [
    HostFact(
      "binding of a path made of closures, pushing",
      "With a binding made of closures, too, onAppear is called on the new screen alone",
      from: "\(nobody); dev.classmethod.jp, \"xcode-16-3-navigationstack-onappear-issue\", says "
        + "otherwise",
      on: .nativeStack,
      expected: "onAppear 2",
      control: "onAppear 1"
    ) { trial in
      var options = NativeChainOptions()
      options.bindsByClosures = true
      let (app, chain) = await trial.launchNative([1], options)
      chain.path = trial.isControl ? [1, 2] : [1]
      if trial.isControl {
        await app.settle()
        trial.log.clear()
      }
      chain.path = trial.isControl ? [1] : [1, 2]
      await app.settle()
      return trial.log.words { $0.hasPrefix("onAppear") }
    },
    HostFact(
      "binding of a path made of closures, going back",
      "With a binding made of closures, too, onAppear is called on the screen that comes back",
      from: "\(nobody); dev.classmethod.jp, \"xcode-16-3-navigationstack-onappear-issue\", says "
        + "otherwise",
      on: .nativeStack,
      expected: "onAppear 1",
      control: "onAppear 0"
    ) { trial in
      var options = NativeChainOptions()
      options.bindsByClosures = true
      let (app, chain) = await trial.launchNative([1, 2], options)
      chain.path = trial.isControl ? [] : [1]
      await app.settle()
      return trial.log.words { $0.hasPrefix("onAppear") }
    },
    HostFact(
      "screens of a path",
      "Of a path that is set to several values all screens are evaluated, and the last one appears",
      from: nobody,
      on: .nativeStack,
      expected: "body 1, body 2, body 3; onAppear 3",
      control: "body 3; onAppear 3"
    ) { trial in
      let (app, chain) = await trial.launchNative(trial.isControl ? [1, 2] : [])
      chain.path = [1, 2, 3]
      await app.settle()
      let bodies = Set(trial.log.events.filter { ["body 1", "body 2", "body 3"].contains($0) })
      return bodies.sorted().joined(separator: ", ") + "; "
        + trial.log.words { $0.hasPrefix("onAppear") }
    },
    HostFact(
      "state of a replaced element",
      "An element that takes another one's place begins anew, and those above it keep their state",
      from: nobody,
      on: .nativeStack,
      expected: "3 anew, 2 alive",
      control: "3 anew, 2 released"
    ) { trial in
      let (app, chain) = await trial.launchNative([1, 2])
      chain.path = trial.isControl ? [3] : [3, 2]
      await app.settle()
      let kept = chain.states.life(of: "2")
      chain.path = [3]
      await app.settle()
      let isAnew = trial.log.count(of: "made 3") == 1 && trial.log.count(of: "made 2") == 0
      return "3 \(isAnew ? "anew" : "otherwise"), 2 \(kept)"
    },
    HostFact(
      "memory after a native pop",
      "A screen that leaves a path keeps its state until the transition ends, and is released then",
      from: nobody,
      on: .nativeStack,
      expected: "alive, then released",
      control: "alive, then alive"
    ) { trial in
      let (app, chain) = await trial.launchNative([1])
      if !trial.isControl { chain.path = [] }
      await app.wait(100)
      let before = chain.states.life(of: "1")
      await app.settle()
      return "\(before), then \(chain.states.life(of: "1"))"
    },
    HostFact(
      "onChange on covered native screens",
      "onChange is called on the root and on the top, and not on the screens between them",
      from: "fatbobman, \"onChange anomaly in multi-layer navigation\"",
      on: .nativeStack,
      expected: "0, 2",
      control: "0, 1"
    ) { trial in
      let log = trial.log
      let path = Observed<[Int]>([])
      let count = Observed(0)
      let app = await trial.launch { ChangingStack(path: path, count: count, log: log) }
      path.value = trial.isControl ? [1] : [1, 2]
      await app.settle()
      log.clear()
      count.value = 1
      await app.settle()
      return log.events.sorted().joined(separator: ", ")
    },
    HostFact(
      "sheet of a screen that goes",
      "A sheet goes with the screen that presents it",
      from: nobody,
      on: .nativeStack,
      expected: "no sheet",
      control: "sheet"
    ) { trial in
      let path = Observed<[Int]>([1])
      let sheet = Switch("sheet", trial.log)
      let app = await trial.launch { PresentingStack(path: path, sheet: sheet) }
      sheet.turn(true)
      await app.settle()
      if !trial.isControl { path.value = [] }
      await app.settle()
      return app.words(among: "in the sheet") == "in the sheet" ? "sheet" : "no sheet"
    },
    HostFact(
      "destination in a tab",
      "What is declared in a tab inside a stack isn't known to the stack",
      from: nobody,
      on: .nativeStack,
      expected: "none of them",
      control: "screen 1"
    ) { trial in
      let isControl = trial.isControl
      let path = Observed<[Int]>([])
      let app = await trial.launch { TabInStack(path: path, declaresOutside: isControl) }
      path.value = [1]
      await app.settle()
      return app.words(among: "screen 1")
    },
  ]
}

/// A stack whose screens note that a count has changed.
private struct ChangingStack: View {
  @ObservedObject var path: Observed<[Int]>
  let count: Observed<Int>
  let log: Log

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack(path: $path.value) {
        ChangeReporter("0", count) { log.add("0") }
          .navigationDestination(for: Int.self) { number in
            ChangeReporter("\(number)", count) { log.add("\(number)") }
          }
      }
    }
  }
}

/// A stack whose first screen above the root presents a sheet.
private struct PresentingStack: View {
  @ObservedObject var path: Observed<[Int]>
  let sheet: Switch

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack(path: $path.value) {
        Text("root").navigationDestination(for: Int.self) { _ in
          SheetScreen(sheet) {
            Text("below")
          } sheet: {
            Text("in the sheet")
          }
        }
      }
    }
  }
}

/// A stack whose root consists of tabs.
private struct TabInStack: View {
  @ObservedObject var path: Observed<[Int]>
  let declaresOutside: Bool

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack(path: $path.value) {
        if declaresOutside {
          tabs.navigationDestination(for: Int.self) { Text("screen \($0)") }
        } else {
          tabs
        }
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, *)
  private var tabs: some View {
    TabView {
      if declaresOutside {
        Text("page").tabItem { Text("One") }
      } else {
        Text("page").navigationDestination(for: Int.self) { Text("screen \($0)") }
          .tabItem { Text("One") }
      }
    }
  }
}

/// A stack with a number above its root, and a text above that.
private struct Declarations: View {
  let rootDeclaresText: Bool

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack {
        if rootDeclaresText {
          root.navigationDestination(for: String.self) { _ in Text("of the root") }
        } else {
          root
        }
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, *)
  private var root: some View {
    NavigationLink("to 1", value: 1).navigationDestination(for: Int.self) { _ in
      NavigationLink("to text", value: "text")
        .navigationDestination(for: String.self) { _ in Text("of the screen") }
    }
  }
}
