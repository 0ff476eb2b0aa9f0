import AppTesting
import SwiftUI

extension HostFact {
  /// How controllers report the stack around them, by UIKit's documentation unless noted.
  static let controllers: [HostFact] = [
    onChain(
      "snapshot of a stack",
      "There is a snapshot of a stack, which stays in front of a push if it is added to the stack's view",
      for: .assumption(.snapshots),
      seen: ("in front", ofControl: "no snapshot")
    ) { trial, app, chain in
      if !trial.isControl { chain.probe.coverStack() }
      await app.settle { chain.turn(0, true) }
      return chain.probe.cover
    },
    onChain(
      "contents of a snapshot",
      "The snapshot on a stack's view looks as the stack did, with its bar, during any push below it",
      for: .assumption(.snapshots),
      on: [.layout],
      seen: ("as before", ofControl: "different")
    ) { trial, app, chain in
      let before = chain.probe.pixels
      if !trial.isControl { chain.probe.coverStack() }
      await app.settle { chain.turn(0, true) }
      return chain.probe.pixels.words(comparedTo: before)
    },
    onChain(
      "controllers during a push",
      "From the beginning of a push there is one more controller, and a transition coordinator",
      for: .assumption(.controllerReports),
      seen: ("2 controllers, moving", ofControl: "2 controllers, idle")
    ) { trial, app, chain in
      chain.turn(0, true)
      if trial.isControl { await app.settle() } else { await app.wait(100) }
      return chain.probe.answer
    },
    onChain(
      "controllers during a pop",
      "From the beginning of a pop the controllers that leave aren't among those of the stack",
      for: .assumption(.controllerReports),
      depth: 2,
      seen: ("1 controller, moving", ofControl: "3 controllers, idle")
    ) { trial, app, chain in
      if !trial.isControl { chain.turn(0, false) }
      await app.wait(100)
      return chain.probe.answer
    },
    onChain(
      "screen that is held",
      "While a finger holds a screen half-way, the stack has one controller less",
      for: .assumption(.controllerReports),
      on: [.ability(.swiping)],
      depth: 2,
      seen: ("2 controllers, held", ofControl: "3 controllers, idle")
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
      "After a finger has let go of a screen that returns, the coordinator is cancelled",
      for: .assumption(.controllerReports),
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
      "The coordinator of a swipe reports that the finger lets go, and that the transition has ended",
      for: .assumption(.controllerReports),
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
    HostFact(
      "swipe without a back button",
      "A screen without a back button can't be swiped back",
      for: .assumption(.hiddenBackButtons),
      on: [.navigationView, .ability(.swiping)],
      seen: ("can't", ofControl: "can")
    ) { trial in
      let app = await trial.launchLink { Text("shown").backButton(isHidden: !trial.isControl) }
      return await app.beginSwipeBack() ? "can" : "can't"
    },
    // siteline/swiftui-introspect, whose views have no size.
    HostFact(
      "controller of no size",
      "A controller whose view has no size gets viewDidAppear, too",
      for: .assumption(.appearances),
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
      for: .assumption(.places),
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
      for: .assumption(.places),
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
      for: .assumption(.places),
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
  ]
}

extension View {
  fileprivate func backButton(isHidden: Bool) -> some View {
    #if os(macOS)
    self
    #else
    navigationBarBackButtonHidden(isHidden)
    #endif
  }
}
