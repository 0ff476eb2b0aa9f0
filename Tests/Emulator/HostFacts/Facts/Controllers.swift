import AppTesting
import SwiftUI

extension HostFact {
  static let controllers: [HostFact] = [
    onChain(
      "number of controllers",
      "A controller behind the root finds its stack, which has a controller for each screen",
      from: "UIKit's documentation of UINavigationController",
      depth: 2,
      ofControl: 1,
      seen: ("3 controllers, still", ofControl: "2 controllers, still")
    ) { _, _, chain in chain.probe.answer },
    onChain(
      "controller on top",
      "The stack's top is an ancestor of a controller behind the root as long as that is the top",
      from: "UIKit's documentation of UINavigationController",
      depth: 0,
      ofControl: 1,
      seen: ("on top", ofControl: "below")
    ) { _, _, chain in chain.probe.isOnTop ? "on top" : "below" },
    onChain(
      "controller that comes",
      "During a pop the coordinator's next controller is an ancestor of a controller behind the screen below",
      from: "UIKit's documentation of transition coordinators",
      depth: 1,
      ofControl: 0,
      seen: ("comes", ofControl: "goes")
    ) { trial, app, chain in
      chain.turn(0, trial.isControl)
      await app.wait(100)
      return chain.probe.isComing ? "comes" : "goes"
    },
    onChain(
      "picture of a stack",
      "There is a picture of what a stack shows, which stays in front of a push if it is put on the stack's view",
      from: "UIKit's documentation of snapshotView(afterScreenUpdates:)",
      seen: ("in front", ofControl: "no picture")
    ) { trial, app, chain in
      if !trial.isControl { chain.probe.coverStack() }
      await app.settle { chain.turn(0, true) }
      return chain.probe.cover
    },
    onChain(
      "contents of a picture",
      "The picture on a stack's view looks as the stack did, bar and all, whatever is pushed below it",
      on: [.layout],
      seen: ("as before", ofControl: "otherwise")
    ) { trial, app, chain in
      let before = chain.probe.pixels
      if !trial.isControl { chain.probe.coverStack() }
      await app.settle { chain.turn(0, true) }
      return chain.probe.pixels.words(comparedTo: before)
    },
    onChain(
      "controllers during a push",
      "From the beginning of a push there is one more controller, and a transition coordinator",
      from: "UIKit's documentation of UINavigationController",
      seen: ("2 controllers, moving", ofControl: "2 controllers, still")
    ) { trial, app, chain in
      chain.turn(0, true)
      if trial.isControl { await app.settle() } else { await app.wait(100) }
      return chain.probe.answer
    },
    onChain(
      "controllers during a pop",
      "From the beginning of a pop the controllers that leave aren't among those of the stack",
      from: "UIKit's documentation of UINavigationController",
      depth: 2,
      seen: ("1 controller, moving", ofControl: "3 controllers, still")
    ) { trial, app, chain in
      if !trial.isControl { chain.turn(0, false) }
      await app.wait(100)
      return chain.probe.answer
    },
    onChain(
      "controllers during a back navigation",
      "From the beginning of a person's back navigation the stack has one controller less",
      from: "UIKit's documentation of UINavigationController",
      depth: 2,
      seen: ("2 controllers, moving", ofControl: "3 controllers, still")
    ) { trial, app, chain in
      if !trial.isControl { _ = await app.back() }
      await app.wait(100)
      return chain.probe.answer
    },
    onChain(
      "screen that is held",
      "While a finger holds a screen half-way, the stack has one controller less, and says so for ever",
      from: "UIKit's documentation of transition coordinators",
      on: [.ability(.swiping)],
      depth: 2,
      seen: ("2 controllers, held", ofControl: "3 controllers, still")
    ) { trial, app, chain in
      _ = await app.beginSwipeBack()
      await app.wait(2000)
      if trial.isControl {
        await app.cancelSwipeBack()
        await app.settle()
      }
      let answer = chain.probe.answer
      await app.cancelSwipeBack()
      await app.settle()
      return answer
    },
    onChain(
      "screen that returns",
      "When a finger has let go of a screen that returns, the coordinator says that it is cancelled",
      from: "UIKit's documentation of transition coordinators",
      on: [.ability(.swiping)],
      depth: 2,
      seen: ("2 controllers, returning", ofControl: "2 controllers, moving")
    ) { trial, app, chain in
      _ = await app.beginSwipeBack()
      if trial.isControl { await app.finishSwipeBack() } else { await app.cancelSwipeBack() }
      return chain.probe.answer
    },
    onChain(
      "news of a swipe",
      "The coordinator of a swipe tells when a finger lets go, and when the transition has ended",
      from: "UIKit's documentation of transition coordinators",
      on: [.ability(.swiping)],
      depth: 1,
      seen: ("let go, then let go, completion", ofControl: "nothing, then nothing")
    ) { trial, app, chain in
      if !trial.isControl {
        _ = await app.beginSwipeBack()
        chain.probe.follow(trial.log)
      }
      await app.cancelSwipeBack()
      await app.wait(50)
      let first = trial.log.words(of: "let go", "completion")
      await app.settle()
      return "\(first), then " + trial.log.words(of: "let go", "completion")
    },
    onChain(
      "appearance during a cancelled swipe",
      "A swipe that is cancelled tells both screens' controllers, there and back",
      on: [.ability(.swiping)],
      depth: 1,
      seen: ("viewWillAppear 0, viewDidDisappear 0, viewDidAppear 1", ofControl: "viewWillAppear 0")
    ) { trial, app, _ in
      _ = await app.beginSwipeBack()
      if trial.isControl { await app.finishSwipeBack() } else { await app.cancelSwipeBack() }
      await app.settle()
      return trial.log.words(of: "viewWillAppear 0", "viewDidDisappear 0", "viewDidAppear 1")
    },
    onChain(
      "onAppear under a finger",
      "The screen below gets onAppear while a finger still holds the one that leaves, and once more after a cancellation",
      on: [.ability(.swiping)],
      depth: 1,
      seen: ("onAppear 0, then onAppear 0, onAppear 0", ofControl: "nothing, then onAppear 0")
    ) { trial, app, _ in
      var held = "nothing"
      if !trial.isControl {
        _ = await app.beginSwipeBack()
        await app.wait(50)
        held = trial.log.words(of: "onAppear 0")
        await app.cancelSwipeBack()
        await app.settle()
      }
      _ = await app.beginSwipeBack()
      await app.finishSwipeBack()
      await app.settle()
      return "\(held), then " + trial.log.words(of: "onAppear 0")
    },
    HostFact(
      "swipe without a back button",
      "A screen without a back button can't be swiped back",
      from: "UIKit, as widely known",
      on: [.navigationView, .ability(.swiping)],
      seen: ("can't", ofControl: "can")
    ) { trial in
      let app = await trial.launchLink { Text("shown").backButton(isHidden: !trial.isControl) }
      return await app.beginSwipeBack() ? "can" : "can't"
    },
    HostFact(
      "controller of no size",
      "A controller whose view has no size gets viewDidAppear as well",
      from: "siteline/swiftui-introspect, whose views have no size",
      on: [.navigationView],
      seen: ("viewDidAppear small", ofControl: "nothing")
    ) { trial in
      _ = await trial.launchLink {
        Text("shown").overlay(
          ZStack { if !trial.isControl { Reporter("small", trial.log) } }.frame(width: 0, height: 0)
        )
      }
      return trial.log.words(of: "viewDidAppear small")
    },
    HostFact(
      "controller in a tab",
      "A controller in a tab knows that it is in tabs",
      from: "UIKit's documentation of UIViewController",
      on: [.uikit],
      seen: ("in tabs", ofControl: "alone")
    ) { trial in
      _ = await trial.launch {
        if trial.isControl {
          Reporter("page", trial.log, trial.probe)
        } else {
          TabView { Reporter("page", trial.log, trial.probe).tabItem { Text("One") } }
        }
      }
      return trial.probe.surroundings
    },
    HostFact(
      "stack below a sheet",
      "A stack's controller knows that one of its screens presents a sheet",
      from: "UIKit's documentation of presentedViewController",
      on: [.navigationView],
      seen: ("presenting", ofControl: "not presenting")
    ) { trial in
      let app = await trial.launch {
        OldStack {
          Reporter("below", trial.log, trial.probe).presenting(trial.sheet) { Text("sheet") }
        }
      }
      await app.settle { if !trial.isControl { trial.sheet.turn(true) } }
      return trial.probe.isPresenting ? "presenting" : "not presenting"
    },
    HostFact(
      "controller in a sheet",
      "A controller in a sheet knows that it is presented, and is in no stack below",
      on: [.navigationView],
      seen: ("presented", ofControl: "in a stack")
    ) { trial in
      let app = await trial.launch {
        OldStack {
          Reporter("below", trial.log, trial.isControl ? trial.probe : nil)
            .presenting(trial.sheet) {
              Reporter("sheet", trial.log, trial.isControl ? nil : trial.probe)
            }
        }
      }
      await app.settle { trial.sheet.turn(true) }
      return trial.probe.surroundings
    },
    HostFact(
      "window of a view",
      "A view of UIKit's is in no window while it is first updated, and in one from then on",
      on: [.uikit],
      seen: ("no", ofControl: "yes")
    ) { trial in
      let views = PlatformViews()
      let number = Observed(0)
      let app = await trial.launch { Observing(number) { PlatformView(views, $0) } }
      await app.settle { number.value = 1 }
      let wasInWindow = trial.isControl ? views.wasInWindow.last : views.wasInWindow.first
      return wasInWindow == true ? "yes" : "no"
    },
    HostFact(
      "scene of a window",
      "A view's window knows its scene, and that knows whether it is active",
      from: "UIKit's documentation of UIWindow and UIScene",
      on: [.uikit, .ability(.leaving)],
      seen: ("active", ofControl: "inactive")
    ) { trial in
      let views = PlatformViews()
      let app = await trial.launch { PlatformView(views) }
      if trial.isControl { await app.leave() }
      return views.activity
    },
  ]
}
