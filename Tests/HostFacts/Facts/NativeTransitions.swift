import AppUnderTest
import SwiftUI

extension HostFact {
  /// How SwiftUI's own stack gets from one path to another.
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
      "A change of the path cancels a swipe",
      on: [.ability(.swiping)],
      path: [1],
      seen: ("depth 2", ofControl: "depth 0")
    ) { trial, app, chain in
      _ = await app.beginSwipeBack()
      if !trial.isControl { chain.path = [1, 2] }
      await app.update()
      await app.finishSwipeBack()
      await app.settle()
      return "depth \(app.depth)"
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

  /// The fact that a path is shown in one transition; the control sets others on the way.
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
        for path in trial.isControl ? others : [] {
          await app.settle { chain.path = path }
        }
        chain.path = newPath
      }
      return "depth \(app.depth), \(length)"
    }
  }
}
