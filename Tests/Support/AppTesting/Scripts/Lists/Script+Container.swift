import Foundation

extension Script {
  package static let library = [
    Script("a link that switches tabs", .library).taking([
      .tap("Week"), .open("library://albums/album/Green/track/3"), .shows("Track 3", depth: 2),
      .isAt("albums; home: Swift.String \"Week\""), .selectTab("Home"), .shows("Week", depth: 1),
      .open("library://home/mix/A/mix/B/mix/C"), .shows("C", depth: 3),
    ]),
    Script("a link to another tab, and one back at once", .library).taking([
      .interrupting(.open("library://albums/album/Blue/track/1"), after: 100),
      .open("library://home/mix/A/mix/B"), .shows("B", depth: 2), .selectTab("Albums"),
      .shows("Track 1", depth: 2),
    ]),
    Script("left in one tab, linked to in another", .library).taking([
      .interrupting(.open("library://home/mix/A/mix/B/mix/C"), after: 300),
      .interrupting(.leave, after: 100),
      .interrupting(.open("library://albums/album/Blue/track/3"), after: 100), .comeBack,
      .shows("Track 3", depth: 2), .selectTab("Home"), .shows("C", depth: 3),
    ]),
    Script("another screen in the same place", .library).taking([
      .open("library://albums/album/Blue/review/Blue"), .tap("Another review"),
      .shows("Review of Green", depth: 2), .tap("One more star"), .reads("2 of 5 stars"),
      .tap("A review of Green"), .tap("Another review"), .shows("Review of Blue", depth: 3),
      .reads("1 of 5 stars"), .back, .reads("2 of 5 stars"),
    ]),
  ]

  package static let hiddenStacks = [
    Script("presented in a tab that was never shown", .library).taking([
      .act("feature an album"), .isAt("featured: Green"), .selectTab("Albums"),
      .shows("Green", depth: 1), .tap("Track 1"), .shows("Track 1", depth: 1),
      .isAt("featured: -"),
    ]),
    Script("presented in a tab that is not shown, above a path", .library).taking([
      .open("library://home/mix/A/mix/B"), .selectTab("Albums"), .act("news"),
      .isAt("home: ; "), .selectTab("Home"), .shows("News", depth: 1),
    ]),
    Script("a path for a tab that is not shown ends what is presented there", .library).taking([
      .selectTab("Albums"), .act("feature an album"), .shows("Green", depth: 1),
      .selectTab("Home"), .act("albums in the background"), .isAt("featured: -"),
      .selectTab("Albums"), .shows("Track 2", depth: 2),
    ]),
    Script("a path under a cover", .notes).taking([
      .tap("Home"), .act("help"), .shows("Help", depth: 1), .act("lock"),
      .act("push everything"), .act("unlock"), .shows("Note 3 \"of\" Work/Travel", depth: 8),
      .isAt("help: false"),
    ]),
    Script("presented under a cover, above a path", .notes).taking([
      .act("push everything"), .interrupting(.act("lock"), after: 100), .act("help"),
      .tap("Unlock"), .shows("Help", depth: 1), .isAt("; resumes"),
    ]),
  ]

  package static let account = [
    Script("a sheet that is pulled down", .account).taking([
      .tap("Settings"), .tap("Network"), .shows("Network", depth: 1), .dismissSheet,
      .shows("Welcome", depth: 0), .isAt("settings hidden: Network"),
      .tap("Settings"), .shows("Network", depth: 1), .back, .shows("Settings", depth: 0),
    ]),
    Script("a sheet that closes and leads on", .account, files: ["signed in": Data()]).taking([
      .tap("Settings"), .tap("Read the first message"), .shows("Message 1", depth: 3),
      .isAt("settings hidden"), .back, .shows("Message 2", depth: 2), .tap("Close"),
      .shows("Message 3", depth: 1),
    ]),
    Script("a screen that closes itself for another", .account, files: ["signed in": Data()])
      .taking([
        .tap("Message 2"), .tap("The one before"), .tap("Close for the next"),
        .shows("Message 2", depth: 2), .back, .shows("Message 2", depth: 1),
        .tap("Close for the next"), .shows("Message 3", depth: 1),
      ]),
    Script("a message opens as a sheet goes that was in front of another stack", .account).taking([
      .act("settings of the network"), .act("sign in to a message"), .shows("Message 1", depth: 3),
    ]),
    Script("another stack comes under a sheet", .account).taking([
      .tap("Settings"), .act("a message arrives"), .tap("Sound"), .act("sign in"),
      .shows("Sound", depth: 1),
    ]),
  ]

  package static let splitViews = [
    Script("a stack in a column takes another one's place", .atlas).taking([
      .tap("Chile"), .tap("The flag"), .tap("Mali"), .back, .tap("The capital"), .tap("Chile"),
      .tap("Next to Capital"), .act("three places in Mali"), .back,
    ]),
    Script(
      "another stack, where the host keeps the old screens",
      .atlas,
      on: HostBehavior(ignoredUpdates: [8])
    ).taking([
      .act("three places in Mali"), .tap("Chile"), .act("three places in Mali"),
      .tap("Next to Bamako"), .shows("Bamako's neighbour", depth: 4),
    ]),
    Script(
      "another stack in a push",
      .atlas,
      on: HostBehavior(lag: .milliseconds(16))
    ).taking([
      .interrupting(.tap("The capital"), after: 16), .act("three places in Mali"),
      .isAt("Mali: Kayes > Kita > Bamako"), .shows("Bamako", depth: 3),
    ]),
    Script(
      "another stack, where the host ignores the old one's pop and reports it",
      .atlas,
      files: ["exchanged paths": Data()],
      on: HostBehavior(lag: .milliseconds(100), ignoredUpdates: [3, 5])
    ).taking([.tap("The flag"), .tap("Mali"), .tap("Chile")]),
    Script(
      "another stack in a back by the menu, where the host keeps the screen",
      .atlas,
      files: ["exchanged paths": Data()],
      on: HostBehavior(ignoredUpdates: [8]).with { $0.menuKeepsTop = true }
    ).taking([
      .act("three places in Mali"), .tap("Chile"), .interrupting(.backTo(1), after: 0),
      .act("three places in Mali"), .shows("Bamako", depth: 3),
    ]),
    Script("a stack takes another one's place in the background", .atlas).taking([
      .tap("The capital"), .interrupting(.leave, after: 0),
      .interrupting(.act("three places in Mali"), after: 0), .comeBack,
      .shows("Bamako", depth: 3),
    ]),
  ]
}
