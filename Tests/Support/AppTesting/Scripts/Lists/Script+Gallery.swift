extension Script {
  package static let gallery = [
    Script("from room to room", .gallery).taking([
      .tap("Room of trail"), .shows("Trail", depth: 0), .tap("Set out"), .tap("Another step"),
      .shows("Step 2", depth: 2), .act("links"), .shows("Books", depth: 0), .tap("Basho"),
      .act("outside"), .reads("Room of plain"), .act("trail"), .shows("Step 2", depth: 2),
    ]),
    Script("another room half-way", .gallery).taking([
      .act("trail"), .interrupting(.act("run"), after: 500),
      .interrupting(.act("links"), after: 100),
      .act("trail"), .shows("Step 3", depth: 3),
    ]),
    Script("a published path that many look at", .gallery).taking([
      .act("trail"), .tap("Set out"), .act("walk on"), .act("walk on"),
      .shows("Step 3", depth: 3),
      .isAt("steps [1, 2, 3]"), .back, .isAt("steps [1, 2, 3, 2]"),
      .act("turn round"), .reads("0 steps from here"), .act("run"), .shows("Step 3", depth: 3),
      .backTo(0), .reads("0 steps from here"),
    ]),
    Script("navigation links to values in every form", .gallery).taking([
      .act("links"), .tap("Choose a pear"), .reads("You chose a pear"), .back,
      .tap("Basho"), .shows("Basho", depth: 1), .reads("7 books"), .back,
      .tap("pear"), .shows("Number 3", depth: 1),
      .back, .tap("Five"), .shows("Number 5", depth: 1), .back, .refused(.tap("No book")),
      .tap("Prominent"), .shows("Number 8", depth: 1), .back, .tap("All authors"),
      .tap("By Sappho"), .shows("Sappho", depth: 2), .act("a book and its author"),
      .shows("Li Bai", depth: 2), .back, .shows("Number 3", depth: 1),
    ]),
    Script("a navigation link to a value in a linked view", .gallery).taking([
      .act("links"), .tap("Reading room"), .shows("Reading room", depth: 1), .tap("Take a book"),
      .shows("Number 1", depth: 1), .back, .shows("Books", depth: 0), .tap("Shelf"),
      .shows("Shelf", depth: 1), .back, .shows("Books", depth: 0),
    ]),
    Script("a stack that keeps its path to itself", .gallery, warns: ["repeated String"]).taking([
      .act("plain"), .tap("Stone 2"), .shows("2 kg", depth: 1), .tap("A heavier one"),
      .tap("By its name"), .shows("Stone 20", depth: 3), .back, .shows("20 kg", depth: 2),
      .backTo(0), .shows("Stones", depth: 0), .act("outside"), .act("plain"), .tap("Stone 1"),
      .shows("1 kg", depth: 1),
    ]),
    Script("a path that is constant", .gallery).taking([
      .act("constant"), .reads("Do not touch"), .shows("Behind glass", depth: 0), .refused(.back),
    ]),
    Script("screens of several views, and of none", .gallery).taking([
      .act("loose"), .act("open or close"), .tap("Second drawer"), .shows("Drawer 2", depth: 1),
      .tap("0 things in here"), .act("open or close"), .reads("1 things in here"),
      .act("three drawers, one of them empty"), .shows("Drawer 2", depth: 3),
      .act("open or close"), .shows("Drawer 2", depth: 3), .back, .shows("Drawer 0", depth: 2),
      .back, .shows("Drawer 1", depth: 1), .act("open or close"), .act("open or close"),
      .backTo(0), .tap("First drawer"), .shows("Drawer 1", depth: 1), .isAt("[1], open"),
    ]),
    Script("links under a plain view of old", .gallery).taking([
      .act("older"), .tap("First"), .shows("First", depth: 1), .tap("Second"),
      .shows("Second", depth: 2), .back, .tap("Back to the start"), .shows("Older", depth: 0),
      .isAt("first false"), .tap("Choose"), .shows("Choice", depth: 1), .back,
      .isAt("choice none"),
      .act("show the first"), .shows("First", depth: 1), .act("hide the first"),
      .act("choose one"), .shows("Choice", depth: 1), .back, .tap("Simple"),
      .shows("Simple", depth: 1),
    ]),
  ]
}
