import AppUnderTest
import SwiftUI

extension HostFact {
  /// How SwiftUI's own stack gets from one path to another.
  static let nativeTransitions: [HostFact] = [
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
      expected: "2 values, depth 2, screen 2",
      control: "1 value, depth 1, screen 1"
    ) { trial in
      let (app, chain) = await trial.launchNative()
      chain.path = [1]
      await app.wait(100)
      if !trial.isControl { chain.path = [1, 2] }
      await app.settle()
      return "\(chain.path.counted("value")), depth \(app.depth), "
        + app.words(among: "screen 0", "screen 1", "screen 2")
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
}
