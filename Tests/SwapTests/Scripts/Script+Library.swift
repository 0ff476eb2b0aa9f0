import Interactions

extension Script {
  static let library = [
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
    Script("a link to the tab that is shown", .library).taking([
      .open("library://home/mix/A/mix/B"), .shows("B", depth: 2),
      .open("library://home/mix/A"), .shows("A", depth: 1), .open("library://home"),
      .shows("Listen", depth: 0),
    ]),
    Script("a link to another tab half-way", .library).taking([
      .interrupting(.open("library://home/mix/A/mix/B/mix/C/mix/D/mix/E"), after: 500),
      .open("library://albums/album/Blue/track/1"), .shows("Track 1", depth: 2),
      .selectTab("Home"), .shows("E", depth: 5),
    ]),
    Script("another tab half-way, and back", .library).taking([
      .interrupting(.open("library://search/year/1999/year/1998/year/1997"), after: 300),
      .interrupting(.selectTab("Home"), after: 100), .selectTab("Search"),
      .shows("1997", depth: 3), .back, .shows("1998", depth: 2),
    ]),
    Script("a path of a tab that is not shown", .library).taking([
      .act("albums in the background"), .shows("Listen", depth: 0), .selectTab("Albums"),
      .shows("Track 2", depth: 2),
    ]),
    Script("a button that switches tabs", .library).taking([
      .tap("Today"), .tap("A shorter one"), .shows("Toda", depth: 2), .tap("Its album"),
      .shows("Blue", depth: 1), .selectTab("Home"), .shows("Toda", depth: 2),
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
}
