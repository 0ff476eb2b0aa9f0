import Foundation

extension Script {
  package static let errands = [
    Script(
      "dismiss and push, with a lost pop and a late report",
      .errands,
      on: HostBehavior(
        lag: .milliseconds(8),
        ignoredUpdates: [5, 6],
        dismissalReport: .late(by: .milliseconds(187))
      )
    ).taking([
      .open("errands://show/4/1/1/3"), .tap("Close and push"),
      .shows("Errand 9", depth: 4),
    ]),
    Script(
      "dismiss in onAppear and a new path, without animation",
      .errands,
      on: HostBehavior(
        stillTransition: 5 * HostBehavior.frame,
        noAnimation: .bySwitch,
        launchesWithAnimations: false
      )
    ).taking([
      .tap("Errand 3"), .interrupting(.tap("Close twice"), after: 0), .open("errands://show/1/3"),
      .shows("Errand 3", depth: 2),
    ]),
    Script(
      "dismiss and push, with a report at the start",
      .errands,
      on: HostBehavior(
        disappearsWhereItStays: true,
        evaluatesLeftLinks: true,
        dismissalReport: .atStart,
        noAnimation: .byTransaction,
        coordinatesStillChanges: true,
        launchesWithAnimations: false
      )
    ).taking([
      .open("errands://show/2/1"), .tap("Close and push"), .shows("Errand 9", depth: 2),
    ]),
    Script("a deep link as a sheet comes up, and as it goes", .errands).taking([
      .tap("Errand 2"), .interrupting(.act("show the map"), after: 100),
      .open("errands://show/4/5/6"), .interrupting(.tap("Hide the map"), after: 100),
      .open("errands://show/4/7"), .shows("Errand 7", depth: 2),
      .interrupting(.open("errands://show/4/5/6"), after: 100),
      .interrupting(.act("show the map"), after: 100), .open("errands://show/4/5/7/8"),
      .tap("Hide the map"), .shows("Errand 8", depth: 4), .back, .shows("Errand 7", depth: 3),
    ]),
    Script("a deep link under an alert, and from it", .errands).taking([
      .tap("Errand 2"), .tap("Done?"), .open("errands://show/2/3/4"), .reads("Is it done?"),
      .tap("Yes"), .shows("Errand 3", depth: 4), .tap("Done?"), .tap("Cancel"),
      .shows("Errand 14", depth: 2), .tap("Done?"), .open("errands://show/5/6"),
      .shows("Errand 6", depth: 2), .tap("Done?"), .interrupting(.tap("Yes"), after: 100),
      .open("errands://show/1/2"), .shows("Errand 2", depth: 2), .back,
      .shows("Errand 1", depth: 1),
    ]),
    Script("a stack in a cover of a pushed screen, which leads on and away", .errands).taking([
      .tap("Errand 2"), .tap("Details"), .shows("when", depth: 2), .tap("Why?"),
      .shows("why", depth: 3), .back, .tap("To the errands after"), .shows("Errand 21", depth: 3),
      .isAt("details: []"), .back, .back, .shows("Errand 2", depth: 1), .tap("Details"), .back,
      .shows("where", depth: 1), .tap("To others"), .shows("Errand 31", depth: 2),
      .tap("Details"), .tap("To all errands"), .shows("Errands", depth: 0), .tap("Errand 1"),
      .shows("Errand 1", depth: 1),
    ]),
    Script("a deep link under a cover with a stack, and as it comes up", .errands).taking([
      .tap("Errand 2"), .tap("Details"), .open("errands://show/2/5/6"),
      .shows("when", depth: 2), .tap("To the errands after"), .shows("Errand 21", depth: 5),
      .interrupting(.tap("Details"), after: 100), .open("errands://show/5/6"),
      .shows("Errand 6", depth: 2),
    ]),
    Script("a screen that closes itself twice, or pushes as well", .errands).taking([
      .open("errands://show/1/2/3"), .tap("Close twice"), .shows("Errand 2", depth: 2),
      .tap("Close and push"), .shows("Errand 9", depth: 2), .tap("Close twice"),
      .shows("Errand 1", depth: 1),
    ]),
    Script("another root half-way", .errands, files: ["signed out": Data()]).taking([
      .interrupting(.open("errands://show/1/2/3/4"), after: 700), .act("sign in to 7 and 8"),
      .shows("Errand 8", depth: 2), .interrupting(.back, after: 100), .act("sign out"),
      .shows("Sign in", depth: 0), .tap("Begin"), .shows("Step 1", depth: 1),
    ]),
    Script("rows that change as one of them leads on", .errands).taking([
      .interrupting(.tap("Errand 2"), after: 100), .act("load others"),
      .shows("Errand 2", depth: 1), .tap("After that"), .act("load none"), .back,
      .shows("Errand 2", depth: 1), .back, .shows("Errands", depth: 0), .act("load others"),
      .tap("Errand 3"), .interrupting(.back, after: 100), .act("load none"),
      .shows("Errands", depth: 0), .interrupting(.open("errands://show/1/2/3"), after: 100),
      .act("load others"), .shows("Errand 3", depth: 3),
    ]),
    Script("screens that set another path as they appear", .errands).taking([
      .open("errands://show/3/90"), .shows("Errand 2", depth: 2), .back,
      .open("errands://show/3/91"), .shows("Errand 92", depth: 3), .back,
      .shows("Errand 92", depth: 3), .open("errands://show/3/93"), .shows("Errand 3", depth: 1),
    ]),
    Script("a path that its stack changes", .errands).taking([
      .open("errands://show/1/2/3/4/5/6/7/8/9/10/11"), .shows("Errand 9", depth: 9),
      .tap("After that"), .shows("Errand 9", depth: 9), .back, .shows("Errand 8", depth: 8),
    ]),
    Script("a stack that goes, comes back, and is another", .errands).taking([
      .open("errands://show/3/4"), .act("go away"), .reads("Away"), .act("be back at 1 and 2"),
      .shows("Errand 2", depth: 2), .tap("Done?"), .tap("Yes"), .act("another stack"),
      .shows("Errand 3", depth: 3), .interrupting(.open("errands://show/1/2/5/6"), after: 700),
      .act("another stack with 3 and 4"), .shows("Errand 4", depth: 2), .back,
      .interrupting(.act("go away"), after: 0), .act("be back at 1 and 2"),
      .shows("Errand 2", depth: 2), .back, .shows("Errand 1", depth: 1),
    ]),
    Script("another root under its path, and under what it presents", .errands).taking([
      .open("errands://show/1/2"), .act("another list"), .shows("Errand 2", depth: 2),
      .back, .back, .tap("Help"), .act("another list"), .shows("Errands", depth: 0), .tap("Help"),
      .shows("Help", depth: 1), .act("hint instead of rules"), .act("another list"),
      .shows("Hint", depth: 1), .isAt("hint true"), .act("another list without a hint"),
      .shows("Errands", depth: 0), .act("hint instead of rules"),
      .act("rules instead of a hint"), .shows("Rules", depth: 1), .isAt("hint false, rules true"),
      .act("hint instead of rules"), .shows("Hint", depth: 1), .back, .isAt("hint false, rules"),
    ]),
  ]
}
