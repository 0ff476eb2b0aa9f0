import Interactions

extension Script {
  static let gallery = [
    Script("from room to room", .gallery).taking([
      .tap("Room of trail"), .shows("Trail", depth: 0), .tap("Set out"), .tap("Another step"),
      .shows("Step 2", depth: 2), .act("decorated"), .shows("Pottery", depth: 0), .tap("Bowl"),
      .act("outside"), .reads("Room of saved"), .act("trail"), .shows("Step 2", depth: 2),
    ]),
    Script("another room half-way", .gallery).taking([
      .act("trail"), .interrupting(.act("run"), after: 500),
      .interrupting(.act("links"), after: 100),
      .act("trail"), .shows("Step 3", depth: 3),
    ]),
    Script("values known only as any", .gallery).taking([
      .act("exhibits"), .act("show any exhibit"), .shows("Lilies", depth: 1),
      .act("show any hashable"), .shows("David", depth: 2), .isAt("2 in all, printed: true"),
      .act("clear"), .act("show three of different types"), .shows("Rain", depth: 3), .back,
      .shows("Horse", depth: 2), .act("show a list of any"), .shows("Sea", depth: 4),
      .act("start again"), .shows("Dusk", depth: 2), .tap("What it is made of"),
      .shows("Dusk's canvas", depth: 3), .act("clear"), .tap("Lion"), .shows("Lion", depth: 1),
    ]),
    Script("a published path that many look at", .gallery).taking([
      .act("trail"), .tap("Set out"), .act("walk on"), .act("walk on"),
      .shows("Step 3", depth: 3),
      .isAt("lengths [1, 2, 3], steps [1, 2, 3]"), .back, .isAt("steps [1, 2, 3, 2]"),
      .act("turn round"), .reads("0 steps from here"), .act("run"), .shows("Step 3", depth: 3),
      .backTo(0), .reads("0 steps from here"),
    ]),
    Script("a router of any type", .gallery).taking([
      .act("routers"), .tap("Go in"), .tap("Next hall"), .shows("Hall 2", depth: 2),
      .tap("First kind"), .reads("First: Label"), .back, .tap("Second kind"),
      .reads("Second: 2.0"), .act("leave"), .tap("Straight to the cellar"),
      .shows("Cellar", depth: 1), .act("third hall"), .shows("Hall 3", depth: 3),
      .act("a number in the second hall"), .reads("Second: 2.5"), .back,
      .shows("Hall 2", depth: 2),
    ]),
    Script("a binding in the environment", .gallery).taking([
      .act("environment"), .refused(.tap("Close all windows")), .tap("Open a window"),
      .tap("Open a window"), .shows("Window 2", depth: 2), .reads("Window 2 of 2"), .back,
      .reads("Window 1 of 1"), .act("five windows"), .shows("Window 5", depth: 5),
      .tap("Close all windows"), .shows("Window 0", depth: 0),
    ]),
  ]
}
