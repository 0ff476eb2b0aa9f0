#if !canImport(Darwin)
import SwiftUI

/// A host that behaves otherwise than is assumed, and the facts that have to differ for that.
struct OtherHost: Sendable {
  let name: String
  let behavior: HostBehavior
  let differingFacts: Set<String>

  init(_ name: String, _ behavior: HostBehavior, differsIn facts: Set<String>...) {
    self.name = name
    self.behavior = behavior
    differingFacts = facts.reduce([]) { $0.union($1) }
  }
}

extension OtherHost: CustomStringConvertible {
  var description: String { name }
}

extension OtherHost {
  static let all: [OtherHost] = [
    OtherHost(
      "Transitions are over in 0.1 s",
      HostBehavior(transition: 100_000_000),
      differsIn: animatedLengths,
      depthsDuringTransitions,
      answersDuringTransitions
    ),
    OtherHost(
      "Transitions take 1 s",
      HostBehavior(transition: 1_000_000_000),
      differsIn: animatedLengths
    ),
    OtherHost(
      "Animations are off from the beginning",
      HostBehavior(launchesWithAnimations: false),
      differsIn: animatedLengths.subtracting(switchedOff),
      depthsDuringTransitions.subtracting(dismissals),
      [
        "controllers during a push", "controllers during a pop", "controller that comes",
        "end of a transition", "animated pushes in a row", "path on the package's links",
      ]
    ),
    OtherHost(
      "Controllers can't ask",
      HostBehavior(canBeAsked: false),
      differsIn: answersDuringTransitions,
      turns,
      [
        "path on the package's links", "picker in a form", "push under a picker's screen",
        "number of controllers", "controller on top", "picture of a stack",
        "screen that is held", "screen that returns", "news of a swipe",
        "end of a transition", "coordinator once a cover is closed",
        "coordinator of a still push", "controller in a tab", "controller in a sheet",
        "stack below a sheet",
      ]
    ),
    OtherHost(
      "Controllers of pushed screens don't learn that they have appeared",
      HostBehavior(settleSignals: .never),
      differsIn: [
        "state changed on appearing", "length of a push", "push after viewDidAppear",
        "push in viewDidAppear", "end of a transition", "push at launch",
        "navigation view in a sheet", "net depth", "push with the switch off",
        "performWithoutAnimation", "push in a still transaction", "switch off too late",
        "news of a swipe", "appearance during a cancelled swipe", "controller of no size",
        "path of several values", "first path", "path in a still transaction",
        "path with the switch off", "still pushes in a row", "animated pushes in a row",
        "path on the package's links",
      ]
    ),
    OtherHost(
      "Links are turned off as a back navigation begins",
      HostBehavior(dismissalReport: .atStart),
      differsIn: ["false of a back navigation", "time of that false"]
    ),
    OtherHost(
      "Links are turned off just before the end of a back navigation",
      HostBehavior(dismissalReport: .beforeSettling),
      differsIn: ["false of a back navigation"]
    ),
    OtherHost(
      "Links are turned off 0.3 s after a back navigation",
      HostBehavior(dismissalReport: .late(by: 300_000_000)),
      differsIn: ["time of that false"]
    ),
    OtherHost(
      "Screens whose links are turned off together go one by one",
      HostBehavior(severalPops: .oneByOne),
      differsIn: ["several links off"]
    ),
    OtherHost(
      "A change without animation takes 0.2 s",
      HostBehavior(stillTransition: 200_000_000),
      differsIn: [
        "push with the switch off", "pop with the switch off", "path in a still transaction",
        "path with the switch off", "path on the package's links",
      ]
    ),
    OtherHost(
      "Transactions decide what is animated, and the switch doesn't",
      HostBehavior(noAnimation: .byTransaction),
      differsIn: stillBySwitch,
      ["push in a still transaction", "still pushes in a row"]
    ),
    OtherHost(
      "Everything is animated",
      HostBehavior(animatesEveryUpdate: true),
      differsIn: stillBySwitch,
      ["path on the package's links", "still pushes in a row"]
    ),
    OtherHost(
      "There is a coordinator of changes without animation, too",
      HostBehavior(coordinatesStillChanges: true),
      differsIn: ["coordinator of a still push"]
    ),
    OtherHost(
      "There are no pictures of stacks",
      HostBehavior(givesSnapshots: false),
      differsIn: ["picture of a stack"]
    ),
    OtherHost(
      "Rows are selected while editing only",
      HostBehavior(selectsRowsWhenEditingOnly: true),
      differsIn: ["tap on a row"]
    ),
    OtherHost(
      "Links are followed 10 ms later",
      HostBehavior(lag: 10_000_000),
      differsIn: turns,
      linksOffForTurns,
      ["pop during a transition"]
    ),
    OtherHost(
      "Links are followed two frames later",
      HostBehavior(lag: 40_000_000),
      differsIn: turns,
      linksOffForTurns,
      ["pop during a transition", "push right after a still one", "two still pushes in one update"]
    ),
    OtherHost(
      "The second update of a navigation view is ignored",
      HostBehavior(ignoredUpdates: [2]),
      differsIn: linksOffForTurns,
      [
        "animated pushes in a row", "back navigation by several screens", "controller that comes",
        "controllers during a back navigation", "dismissal of oneself", "exactly two links",
        "length of a pop", "link behind a branch", "link of a disabled stack", "lost push",
        "lost push, link off for a turn",
        "lost push, link off for two turns", "memory after a pop", "number of controllers",
        "onChange on covered screens", "one object for all screens",
        "pop beside other links in a list", "pop during a transition", "push after launch",
        "push after viewDidAppear",
        "push in viewDidAppear", "removed link", "screen that is held", "screen that returns",
        "state of screens", "still pushes in a row", "turn of a pop",
      ]
    ),
    OtherHost(
      "What stays is said to disappear",
      HostBehavior(disappearsWhereItStays: true),
      differsIn: ["order of tabs' appearing", "twenty changes of tab"]
    ),
    OtherHost(
      "Links are evaluated once more after a back navigation",
      HostBehavior(evaluatesLeftLinks: true),
      differsIn: ["link that reads on as its screen goes"]
    ),
    OtherHost(
      "Two types at one place end the app",
      HostBehavior(nativeBugs: .typeChangeCrashes),
      differsIn: ["two types at one place"]
    ),
    OtherHost(
      "A stack inside a stack of another type ends the app",
      HostBehavior(nativeBugs: .nestedStacksCrash),
      differsIn: ["stack inside a stack of another type"]
    ),
    OtherHost(
      "A path that is set in motion isn't shown",
      HostBehavior(tabTransition: 300_000_000, nativeBugs: .pathInMotionIsNotShown),
      differsIn: [
        "path changed during a swipe", "path emptied as another tab comes",
        "path set during a transition",
      ]
    ),
    OtherHost(
      "A path that is set in motion isn't kept",
      HostBehavior(tabTransition: 300_000_000, nativeBugs: .pathInMotionIsNotKept),
      differsIn: [
        "path changed during a swipe", "path emptied as another tab comes",
        "path set during a transition",
      ]
    ),
    OtherHost(
      "A flag that is on at launch is ignored",
      HostBehavior(nativeBugs: .flagAtLaunchIsIgnored),
      differsIn: ["flag that is on at launch"]
    ),
    OtherHost(
      "A stack pops by a count",
      HostBehavior(nativeBugs: .popsAreCounts),
      differsIn: ["path set as a screen leaves"]
    ),
    OtherHost(
      "Closures mislead appearance",
      HostBehavior(nativeBugs: .closuresMisleadAppearance),
      differsIn: [
        "binding of a path made of closures, going back",
        "binding of a path made of closures, pushing",
      ]
    ),
    OtherHost(
      "A root below a path at launch is told nothing",
      HostBehavior(rootIsSilentAtLaunch: true),
      differsIn: ["root below a path at launch"]
    ),
    OtherHost(
      "Columns are rebuilt",
      HostBehavior(nativeBugs: .columnsAreRebuilt),
      differsIn: ["path in columns as the width changes"]
    ),
  ]

  /// The facts that are about how long an animated transition takes.
  private static let animatedLengths: Set<String> = [
    "state changed on appearing", "length of a push", "length of a pop", "onDisappear of a push",
    "one link off", "several links off", "path on the package's links, emptied",
    "performWithoutAnimation", "push in a still transaction",
    "switch off too late", "back navigation with the switch off", "path of several values",
    "path emptied", "dismissal in a still transaction",
  ]

  /// Those of them that turn animations on or off themselves, or that the switch has no say in.
  private static let switchedOff: Set<String> = [
    "push in a still transaction", "switch off too late", "back navigation with the switch off",
  ]

  /// The facts that are about what happens 0.1 s after a transition has begun.
  private static let depthsDuringTransitions: Set<String> = [
    "push during a transition", "pop during a transition", "memory after a pop",
    "memory after a native pop", "push as a cover goes", "push as an alert goes",
    "onDismiss of a sheet",
  ]

  /// Those of them that are about something that goes from before a stack.
  private static let dismissals: Set<String> = [
    "push as a cover goes", "push as an alert goes", "onDismiss of a sheet",
  ]

  /// The facts that are about when a transition begins.
  private static let turns: Set<String> = [
    "turn of a push", "turn of a still push", "turn of a push beside an animation",
    "turn of a push while a list scrolls", "turn of a pop",
  ]

  /// The facts that are about links that are off for a moment while their screens are shown.
  private static let linksOffForTurns: Set<String> = [
    "shown screen, link off for a turn", "shown screen, link off for two turns",
  ]

  /// The facts that are about what a controller says in the midst of a transition.
  private static let answersDuringTransitions: Set<String> = [
    "coordinator as a cover goes", "presented as a cover goes", "news of a cover that goes",
    "controllers during a push", "controllers during a pop",
    "controllers during a back navigation", "controller that comes",
  ]

  /// The facts that are about changes that UIKit's switch has go without animation.
  private static let stillBySwitch: Set<String> = [
    "push with the switch off", "pop with the switch off", "controllers of a still push",
    "coordinator of a still push",
  ]
}
#endif
