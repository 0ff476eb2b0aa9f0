import AppTesting
import SwiftUI

extension HostFact {
  static let nativePaths: [HostFact] = [
    HostFact(
      "value link without a destination",
      "A link whose value has no destination does nothing",
      from: "SwiftUI's own message about it",
      seen: ("depth 0, 0 values", ofControl: "depth 1, 1 value")
    ) { trial in
      let (app, chain) = await trial.launchNative([], .init(declaresNumbers: trial.isControl))
      await app.settle { _ = await app.tap("to 1") }
      return "depth \(app.depth), " + chain.path.counted("value")
    },
    HostFact(
      "value without a destination",
      "A value that the app puts in the path without a destination is shown, and stays in the path",
      seen: ("depth 1, 1 value, not screen 1", ofControl: "depth 1, 1 value, screen 1")
    ) { trial in
      let (app, chain) = await trial.launchNative([1], .init(declaresNumbers: trial.isControl))
      let screen = app.visibleTexts.contains("screen 1") ? "screen 1" : "not screen 1"
      return "depth \(app.depth), \(chain.path.counted("value")), \(screen)"
    },
    HostFact(
      "link to a view",
      "The screen of a link to a view isn't in the path",
      from: "SwiftUI's documentation of NavigationLink",
      seen: ("depth 1, 0 values", ofControl: "depth 1, 1 value")
    ) { trial in
      let (app, chain) = await trial.launchNative([], .init(linksToViews: !trial.isControl))
      await app.settle { _ = await app.tap("to 1") }
      return "depth \(app.depth), " + chain.path.counted("value")
    },
    HostFact(
      "removed link to a view",
      "A row that is taken out of a list while the screen of its link is shown takes that with it",
      from:
        "brave/brave-ios pull request 5617, of the navigation view of iOS 15; that of iOS 14 keeps it",
      seen: ("depth 0", ofControl: "depth 1")
    ) { trial in
      let rows = Observed([1, 2, 3])
      let app = await trial.launch { ListOfViews(rows: rows) }
      await app.settle { _ = await app.tap("to 2") }
      await app.settle { rows.value = trial.isControl ? [2] : [1, 3] }
      return "depth \(app.depth)"
    },
    onPath(
      "path read back",
      "A stack reads its path right after writing it, before anything is evaluated",
      seen: ("write, read", ofControl: "write, body of the stack")
    ) { trial, app, chain in
      if trial.isControl { chain.path = [1] } else { _ = await app.tap("to 1") }
      await app.settle()
      let events = trial.log.events.drop { $0 != "write" }
      return events.filter { ["write", "read", "body of the stack"].contains($0) }
        .prefix(2).joined(separator: ", ")
    },
    onPath(
      "same value twice",
      "A value that is in the path twice has two screens",
      seen: ("depth 2", ofControl: "depth 1")
    ) { trial, app, chain in
      await app.settle { chain.path = trial.isControl ? [1] : [1, 1] }
      return "depth \(app.depth)"
    },
    onPath(
      "refused back navigation",
      "A path that refuses to be shortened by a person is shown again once the stack is evaluated",
      path: [1],
      seen: ("depth 0, then 1", ofControl: "depth 0, then 0")
    ) { trial, app, chain in
      chain.refusesToShorten = !trial.isControl
      await app.settle { _ = await app.back() }
      let depth = app.depth
      await app.settle { chain.touch() }
      return "depth \(depth), then \(app.depth)"
    },
    HostFact(
      "destination nearest the root",
      "Of two declarations for a type on two screens, the one nearer to the root counts",
      from: "SwiftUI's own message about it",
      seen: ("of the root", ofControl: "of the screen")
    ) { trial in
      let app = await trial.launch { Declarations(rootDeclaresText: !trial.isControl) }
      await app.settle { _ = await app.tap("to 1") }
      await app.settle { _ = await app.tap("to text") }
      return app.words(among: "of the root", "of the screen")
    },
    onPath(
      "value above a presented screen",
      "A value that is pushed takes what the root presents by a binding away first",
      seen: ("depth 1, presented := false", ofControl: "depth 1, nothing")
    ) { trial, app, chain in
      await app.settle { chain.presented.turn(true) }
      trial.log.clear()
      await app.settle { if !trial.isControl { chain.path = [1] } }
      return "depth \(app.depth), \(trial.log.writes)"
    },
    onPath(
      "path and presentation in one update",
      "A binding that turns true in the update that changes the path is heeded after the path",
      seen: ("presented", ofControl: "screen 1")
    ) { trial, app, chain in
      chain.path = [1]
      await app.settle { if !trial.isControl { chain.presented.turn(true) } }
      return app.words(among: "screen 0", "screen 1", "presented")
    },
  ].needing(.nativeStack)
}

private struct ListOfViews: View {
  @ObservedObject var rows: Observed<[Int]>

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack {
        List(rows.value, id: \.self) { row in NavigationLink("to \(row)") { Text("view \(row)") } }
      }
    }
  }
}

private struct Declarations: View {
  let rootDeclaresText: Bool

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack {
        let root = NavigationLink("to 1", value: 1).navigationDestination(for: Int.self) { _ in
          NavigationLink("to text", value: "text")
            .navigationDestination(for: String.self) { _ in Text("of the screen") }
        }
        if rootDeclaresText {
          root.navigationDestination(for: String.self) { _ in Text("of the root") }
        } else {
          root
        }
      }
    }
  }
}

extension HostFact {
  static let nativeTransitions: [HostFact] = [
    oneTransition(
      "path of several values",
      "A path that is set to several values shows the last one, in one transition",
      ofControl: [[1], [1, 2]],
      to: [1, 2, 3]
    ),
    oneTransition(
      "path emptied",
      "A path that is emptied takes all its screens away, in one transition",
      path: [1, 2, 3],
      ofControl: [[1, 2], [1]],
      to: []
    ),
    onPath(
      "path set during a transition",
      "A path that is set while a transition runs is shown",
      seen: ("2 values, depth 2, screen 2", ofControl: "1 value, depth 1, screen 1")
    ) { trial, app, chain in
      chain.path = [1]
      await app.wait(100)
      await app.settle { if !trial.isControl { chain.path = [1, 2] } }
      return "\(chain.path.counted("value")), depth \(app.depth), "
        + app.words(among: "screen 0", "screen 1", "screen 2")
    },
    HostFact(
      "first path",
      "The path that a stack begins with is shown without a transition",
      seen: ("not animated", ofControl: "animated")
    ) { trial in
      if !trial.isControl { trial.native.path = [1] }
      let app = await trial.launch { NativeChainView(chain: trial.native) }
      await app.settle { if trial.isControl { trial.native.path = [1] } }
      return trial.log.animation(of: "viewDidAppear 1")
    },
    onPath(
      "replaced element",
      "An element that takes another one's place is shown without a transition",
      path: [1],
      seen: ("screen 2, not animated", ofControl: "screen 2, animated")
    ) { trial, app, chain in
      await app.settle { chain.path = trial.isControl ? [1, 2] : [2] }
      return app.words(among: "screen 1", "screen 2") + ", "
        + trial.log.animation(of: "viewWillAppear 2")
    },
    onPath(
      "path in a still transaction",
      "A path that is set in a transaction that disables animations is shown without one",
      from: "davdroman/swiftui-navigation-transitions issue 158",
      seen: (Length.still, ofControl: Length.animated)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 1", in: app) {
        if trial.isControl { chain.path = [1] } else { withoutAnimation { chain.path = [1] } }
      }
    },
    onPath(
      "path with the switch off",
      "A path that is set while UIKit's switch is off is shown without animation",
      seen: (Length.still, ofControl: Length.animated)
    ) { trial, app, chain in
      await trial.length(until: "viewDidAppear 1", in: app) {
        await change(in: app, stillFor: trial.isControl ? 0 : 100) { chain.path = [1] }
      }
    },
    HostFact(
      "dismissal in a still transaction",
      "A screen that dismisses itself goes by a transition, whatever the app's transaction says",
      from: "hmlongco/Navigator issue 62",
      seen: (Length.animated, ofControl: Length.still)
    ) { trial in
      let app = await trial.launch {
        NativeChainView(chain: trial.native).transaction {
          if !trial.isControl { $0.disablesAnimations = true }
        }
      }
      await app.settle { trial.native.path = [1] }
      return await trial.length(until: "viewDidAppear 0", in: app) {
        if trial.isControl {
          withoutAnimation { trial.native.path = [] }
        } else {
          _ = await app.tap("dismiss 1")
        }
      }
    },
    onPath(
      "path changed during a swipe",
      "A path that is set while a finger goes back is shown, whole",
      on: [.ability(.swiping)],
      path: [1],
      seen: ("depth 2, path 1 2", ofControl: "depth 0, path")
    ) { trial, app, chain in
      _ = await app.beginSwipeBack()
      if !trial.isControl { chain.path = [1, 2] }
      await app.update()
      await app.finishSwipeBack()
      await app.settle()
      return (["depth \(app.depth), path"] + chain.path.map(String.init)).joined(separator: " ")
    },
    onPath(
      "end of a native swipe",
      "A swipe back is over as soon as the finger lets go",
      from: "\(nobody), made for simplicity",
      on: [.ability(.swiping)],
      path: [1],
      seen: ("at rest", ofControl: "moving")
    ) { trial, app, _ in
      if trial.isControl {
        _ = await app.back()
      } else {
        _ = await app.beginSwipeBack()
        await app.finishSwipeBack()
      }
      return app.isInTransition ? "moving" : "at rest"
    },
  ].needing(.nativeStack)

  private static func oneTransition(
    _ name: String,
    _ assumption: String,
    path: [Int] = [],
    ofControl others: [[Int]],
    to newPath: [Int]
  ) -> HostFact {
    let depth = "depth \(newPath.count)"
    return onPath(
      name,
      assumption,
      from: "SwiftUI's documentation of NavigationStack",
      path: path,
      seen: ("\(depth), \(Length.animated)", ofControl: "\(depth), \(Length.several)")
    ) { trial, app, chain in
      let length = await trial.length(until: "viewDidAppear \(newPath.count)", in: app) {
        for path in trial.isControl ? others : [] { await app.settle { chain.path = path } }
        chain.path = newPath
      }
      return "depth \(app.depth), \(length)"
    }
  }
}
