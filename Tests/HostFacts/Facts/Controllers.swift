import AppUnderTest
import SwiftUI

extension HostFact {
  /// What a plain controller on a screen can learn of the stack.
  static let controllers: [HostFact] = [
    HostFact(
      "number of controllers",
      "A controller behind the root finds its stack, which has a controller for each screen",
      from: "UIKit's documentation of UINavigationController",
      on: .navigationView,
      .uikit,
      expected: "3 controllers, still",
      control: "2 controllers, still"
    ) { trial in
      let (_, chain) = await trial.launchChain(depth: trial.isControl ? 1 : 2)
      return chain.probe.answer
    },
    HostFact(
      "controller on top",
      "The stack's top is an ancestor of a controller behind the root as long as that is the top",
      from: "UIKit's documentation of UINavigationController",
      on: .navigationView,
      .uikit,
      expected: "on top",
      control: "below"
    ) { trial in
      let (_, chain) = await trial.launchChain(depth: trial.isControl ? 1 : 0)
      return chain.probe.isOnTop ? "on top" : "below"
    },
    HostFact(
      "controller that comes",
      "During a pop the coordinator's next controller is an ancestor of a controller behind the screen below",
      from: "UIKit's documentation of transition coordinators",
      on: .navigationView,
      .uikit,
      expected: "comes",
      control: "goes"
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: trial.isControl ? 0 : 1)
      chain.turn(0, trial.isControl)
      await app.wait(100)
      return chain.probe.isComing ? "comes" : "goes"
    },
    HostFact(
      "picture of a stack",
      "There is a picture of what a stack shows, which stays in front of a push if it is put on the stack's view",
      from: "UIKit's documentation of snapshotView(afterScreenUpdates:)",
      on: .navigationView,
      .uikit,
      expected: "in front",
      control: "no picture"
    ) { trial in
      let (app, chain) = await trial.launchChain()
      if !trial.isControl { chain.probe.coverStack() }
      chain.turn(0, true)
      await app.settle()
      return chain.probe.cover
    },
    HostFact(
      "controllers during a push",
      "From the beginning of a push there is one more controller, and a transition coordinator",
      from: "UIKit's documentation of UINavigationController",
      on: .navigationView,
      .uikit,
      expected: "2 controllers, moving",
      control: "2 controllers, still"
    ) { trial in
      let (app, chain) = await trial.launchChain()
      chain.turn(0, true)
      if trial.isControl { await app.settle() } else { await app.wait(100) }
      return chain.probe.answer
    },
    HostFact(
      "controllers during a pop",
      "From the beginning of a pop the controllers that leave aren't among those of the stack",
      from: "UIKit's documentation of UINavigationController",
      on: .navigationView,
      .uikit,
      expected: "1 controller, moving",
      control: "3 controllers, still"
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: 2)
      if !trial.isControl { chain.turn(0, false) }
      await app.wait(100)
      return chain.probe.answer
    },
    HostFact(
      "controllers during a back navigation",
      "From the beginning of a person's back navigation the stack has one controller less",
      from: "UIKit's documentation of UINavigationController",
      on: .navigationView,
      .uikit,
      expected: "2 controllers, moving",
      control: "3 controllers, still"
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: 2)
      if !trial.isControl { _ = await app.back() }
      await app.wait(100)
      return chain.probe.answer
    },
    HostFact(
      "screen that is held",
      "While a finger holds a screen half-way, the stack has one controller less, and says so for ever",
      from: "UIKit's documentation of transition coordinators",
      on: .navigationView,
      .uikit,
      .ability(.swiping),
      expected: "2 controllers, held",
      control: "3 controllers, still"
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: 2)
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
    HostFact(
      "screen that returns",
      "When a finger has let go of a screen that returns, the coordinator says that it is cancelled",
      from: "UIKit's documentation of transition coordinators",
      on: .navigationView,
      .uikit,
      .ability(.swiping),
      expected: "2 controllers, returning",
      control: "2 controllers, moving"
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: 2)
      _ = await app.beginSwipeBack()
      if trial.isControl { await app.finishSwipeBack() } else { await app.cancelSwipeBack() }
      return chain.probe.answer
    },
    HostFact(
      "news of a swipe",
      "The coordinator of a swipe tells when a finger lets go, and when the transition has ended",
      from: "UIKit's documentation of transition coordinators",
      on: .navigationView,
      .uikit,
      .ability(.swiping),
      expected: "let go, then let go, completion",
      control: "nothing, then nothing"
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: 1)
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
    HostFact(
      "appearance during a cancelled swipe",
      "A swipe that is cancelled tells both screens' controllers, there and back",
      from: nobody,
      on: .navigationView,
      .uikit,
      .ability(.swiping),
      expected: "viewWillAppear 0, viewDidDisappear 0, viewDidAppear 1",
      control: "viewWillAppear 0"
    ) { trial in
      let (app, _) = await trial.launchChain(depth: 1)
      _ = await app.beginSwipeBack()
      if trial.isControl { await app.finishSwipeBack() } else { await app.cancelSwipeBack() }
      await app.settle()
      return trial.log.words(of: "viewWillAppear 0", "viewDidDisappear 0", "viewDidAppear 1")
    },
    HostFact(
      "swipe without a back button",
      "A screen without a back button can't be swiped back",
      from: "UIKit, as widely known",
      on: .navigationView,
      .uikit,
      .ability(.swiping),
      expected: "can't",
      control: "can"
    ) { trial in
      let isControl = trial.isControl
      let link = Switch("link", trial.log)
      let app = await trial.launch {
        OldStack {
          SwitchedLink(link, "link") {
            Text("shown").backButton(isHidden: !isControl)
          }
        }
      }
      link.turn(true)
      await app.settle()
      return await app.beginSwipeBack() ? "can" : "can't"
    },
    HostFact(
      "controller of no size",
      "A controller whose view has no size gets viewDidAppear as well",
      from: "siteline/swiftui-introspect, whose views have no size",
      on: .navigationView,
      .uikit,
      expected: "viewDidAppear small",
      control: "nothing"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      let link = Switch("link", log)
      let app = await trial.launch {
        OldStack {
          SwitchedLink(link, "link") {
            Text("shown").overlay(
              ZStack { if !isControl { Reporter("small", log) } }.frame(width: 0, height: 0)
            )
          }
        }
      }
      link.turn(true)
      await app.settle()
      return log.words(of: "viewDidAppear small")
    },
    HostFact(
      "controller in a tab",
      "A controller in a tab knows that it is in tabs",
      from: "UIKit's documentation of UIViewController",
      on: .uikit,
      expected: "in tabs",
      control: "alone"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      let probe = Probe()
      _ = await trial.launch {
        if isControl {
          Reporter("page", log, probe)
        } else {
          TabView { Reporter("page", log, probe).tabItem { Text("One") } }
        }
      }
      return probe.surroundings
    },
    HostFact(
      "stack below a sheet",
      "A stack's controller knows that one of its screens presents a sheet",
      from: "UIKit's documentation of presentedViewController",
      on: .navigationView,
      .uikit,
      expected: "presenting",
      control: "not presenting"
    ) { trial in
      let log = trial.log
      let probe = Probe()
      let sheet = Switch("sheet", log)
      let app = await trial.launch {
        OldStack {
          SheetScreen(sheet) {
            Reporter("below", log, probe)
          } sheet: {
            Text("sheet")
          }
        }
      }
      if !trial.isControl { sheet.turn(true) }
      await app.settle()
      return probe.isPresenting ? "presenting" : "not presenting"
    },
    HostFact(
      "controller in a sheet",
      "A controller in a sheet knows that it is presented, and is in no stack below",
      from: nobody,
      on: .navigationView,
      .uikit,
      expected: "presented",
      control: "in a stack"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      let probe = Probe()
      let sheet = Switch("sheet", log)
      let app = await trial.launch {
        OldStack {
          SheetScreen(sheet) {
            Reporter("below", log, isControl ? probe : nil)
          } sheet: {
            Reporter("sheet", log, isControl ? nil : probe)
          }
        }
      }
      sheet.turn(true)
      await app.settle()
      return probe.surroundings
    },
    HostFact(
      "window of a view",
      "A view of UIKit's is in no window while it is first updated, and in one from then on",
      from: nobody,
      on: .uikit,
      expected: "no",
      control: "yes"
    ) { trial in
      let isControl = trial.isControl
      let views = PlatformViews()
      let number = Observed(0)
      let app = await trial.launch { Observing(number) { PlatformView(views, $0) } }
      number.value = 1
      await app.settle()
      let wasInWindow = isControl ? views.wasInWindow.last : views.wasInWindow.first
      return wasInWindow == true ? "yes" : "no"
    },
    HostFact(
      "scene of a window",
      "A view's window knows its scene, and that knows whether it is active",
      from: "UIKit's documentation of UIWindow and UIScene",
      on: .uikit,
      .ability(.leaving),
      expected: "active",
      control: "inactive"
    ) { trial in
      let views = PlatformViews()
      let app = await trial.launch { PlatformView(views) }
      if trial.isControl { await app.leave() }
      return views.activity
    },
  ]
}
