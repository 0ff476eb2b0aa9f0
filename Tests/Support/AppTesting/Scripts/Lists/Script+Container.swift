import Foundation

extension Script {
  package static let library = [
    Script("each tab keeps its place", .library).taking([
      .tap("Today"), .selectTab("Albums"), .tap("Blue"), .tap("Track 2"),
      .shows("Track 2", depth: 2), .selectTab("Home"), .shows("Today", depth: 1),
      .back, .selectTab("Albums"), .shows("Track 2", depth: 2), .back, .shows("Blue", depth: 1),
    ]),
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
    Script("all tabs are closed", .library).taking([
      .open("library://albums/album/Blue/track/1"), .selectTab("Search"),
      .type("1980", into: "Find music"), .tap("Music of 1980"), .tap("The year before"),
      .shows("1979", depth: 2), .act("close everything"), .shows("Find", depth: 0),
      .selectTab("Albums"), .shows("Albums", depth: 0),
    ]),
    Script("left in one tab, linked to in another", .library).taking([
      .interrupting(.open("library://home/mix/A/mix/B/mix/C"), after: 300),
      .interrupting(.leave, after: 100),
      .interrupting(.open("library://albums/album/Blue/track/3"), after: 100), .comeBack,
      .shows("Track 3", depth: 2), .selectTab("Home"), .shows("C", depth: 3),
    ]),
  ]

  package static let arrays = [
    Script("another screen in the same place", .library).taking([
      .open("library://albums/album/Blue/review/Blue"), .tap("Another review"),
      .shows("Review of Green", depth: 2), .tap("One more star"), .reads("2 of 5 stars"),
      .tap("A review of Green"), .tap("Another review"), .shows("Review of Blue", depth: 3),
      .reads("1 of 5 stars"), .back, .reads("2 of 5 stars"),
    ]),
    Script("a screen more below", .library).taking([
      .open("library://albums/review/Green"), .act("an album below"),
      .shows("Review of Green", depth: 2), .back, .shows("Blue", depth: 1),
    ]),
    Script("many changes in a row", .library).taking([
      .selectTab("Albums"), .act("ten changes in a row"), .shows("Review of Green", depth: 2),
      .back, .shows("Green", depth: 1),
      .interrupting(.act("ten changes in a row"), after: 20), .act("ten changes in a row"),
      .isAt("albums: Green > review of Green"),
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
    Script("a path and a presentation at once", .library).taking([
      .act("a mix and news"), .shows("News", depth: 1), .isAt("home: ; "), .back,
      .selectTab("Search"), .act("a mix and news"), .selectTab("Home"), .shows("News", depth: 1),
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
    Script("signing in", .account).taking([
      .shows("Welcome", depth: 0), .refused(.tap("Continue")), .type("Mia", into: "Your name"),
      .tap("Continue"), .reads("Hello, Mia"), .type("secret", into: "Password"), .tap("Continue"),
      .shows("Code", depth: 2), .tap("Sign in"), .shows("Inbox", depth: 0),
      .isAt("in; sign-in: ;"),
    ]),
    Script("a stack in a sheet", .account, files: ["signed in": Data()]).taking([
      .tap("Message 1"), .back, .tap("Settings"), .shows("Settings", depth: 0), .tap("Sound"),
      .shows("Sound", depth: 1), .tap("Use it"), .reads("It is off"),
      .tap("Back to all settings"), .shows("Settings", depth: 0), .tap("Network"), .back,
      .tap("Done"), .shows("Inbox", depth: 0), .isAt("settings hidden"),
    ]),
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
    Script("signing out in the sheet", .account, files: ["signed in": Data()]).taking([
      .tap("Message 2"), .act("settings of the network"), .back, .tap("Sign out"),
      .shows("Welcome", depth: 0), .isAt("out; sign-in: ; inbox: ; settings hidden: "),
      .act("sign in"), .shows("Inbox", depth: 0),
    ]),
  ]

  package static let splitViews = [
    Script("a stack in a column takes another one's place", .atlas).taking([
      .tap("Chile"), .tap("The flag"), .tap("Mali"), .back, .tap("The capital"), .tap("Chile"),
      .tap("Next to Capital"), .act("three places in Mali"), .back,
    ]),
    Script("a deep link into a column", .atlas).taking([
      .act("three places in Mali"), .reads("Bamako is a place"),
      .isAt("Mali: Kayes > Kita > Bamako"), .back, .reads("Kita is a place"),
      .interrupting(.act("three places in Mali"), after: 100), .act("leave the places"),
      .isAt("Mali: "), .reads("Mali"),
    ]),
    Script("a long press on Back in a column", .atlas, on: HostBehavior(menuKeepsTop: true)).taking(
      [
        .act("three places in Mali"), .tap("Next to Bamako"), .backTo(2),
        .isAt("Mali: Kayes > Kita"), .reads("Kita is a place"),
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
      on: HostBehavior(ignoredUpdates: [8], menuKeepsTop: true)
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
