extension Script {
  package static let gallery = [
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
    Script("a router of any type", .gallery, warns: ["repeated Double", "repeated String"]).taking([
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

  package static let galleryRooms = [
    Script("routes that are views, colours, and switches", .gallery).taking([
      .act("posters"), .tap("Film"), .tap("Its wall"), .reads("10 posters"), .backTo(0),
      .tap("Red"), .shows("Colour", depth: 1), .back, .tap("good"), .shows("Good", depth: 1),
      .back,
      .tap("bad"), .reads("Look away"), .back, .tap("unknown"), .shows(nil, depth: 1), .back,
      .tap("Even"), .reads("2 is even"), .back, .tap("Odd"), .reads("3 is odd"),
      .act("a film, a colour, a number"), .shows("Odd", depth: 4), .isAt("4 of which"), .back,
      .shows("Colour", depth: 3), .act("clear"), .shows("Posters", depth: 0),
    ]),
    Script("coordinators as values", .gallery).taking([
      .act("tours"), .tap("Start a tour"), .tap("Let one in"), .tap("Go on"),
      .shows("Tour+", depth: 2), .tap("Let one in"), .tap("Let one in"), .reads("2 visitors"),
      .isAt("Tour with 1 > Tour+ with 2"), .tap("End this tour"), .reads("1 visitors"), .back,
      .act("three tours"), .shows("C", depth: 3), .act("end the first"),
      .shows("Tours", depth: 0),
    ]),
    Script("a modifier that builds the stack", .gallery).taking([
      .act("decorated"), .tap("Vase"), .tap("A closer look"), .shows("Vase's rim", depth: 2),
      .backTo(0), .act("a vase in a bowl"), .shows("Vase", depth: 2), .isAt("Bowl > Vase"),
    ]),
    Script("value links in every form", .gallery).taking([
      .act("links"), .tap("Choose a pear"), .reads("You chose a pear"), .back,
      .tap("Basho"), .shows("Basho", depth: 1), .reads("7 books"), .back,
      .tap("pear"), .shows("Number 3", depth: 1),
      .back, .tap("Five"), .shows("Number 5", depth: 1), .back, .refused(.tap("No book")),
      .tap("Prominent"), .shows("Number 8", depth: 1), .back, .tap("All authors"),
      .tap("By Sappho"), .shows("Sappho", depth: 2), .act("a book and its author"),
      .shows("Li Bai", depth: 2), .back, .shows("Number 3", depth: 1),
    ]),
    Script("a value link in a linked view", .gallery).taking([
      .act("links"), .tap("Reading room"), .shows("Reading room", depth: 1), .tap("Take a book"),
      .shows("Number 1", depth: 1), .back, .shows("Books", depth: 0), .tap("Shelf"),
      .shows("Shelf", depth: 1), .back, .shows("Books", depth: 0),
    ]),
    Script("a path handed round as what can be saved of it", .gallery).taking([
      .act("saved"), .refused(.tap("Go back to where you were")), .tap("Begin"), .tap("Go on"),
      .tap("Go on"), .tap("Remember this"), .isAt("Int 3, saved"), .tap("Forget everything"),
      .tap("Go back to where you were"), .shows("Place 3", depth: 3), .back, .act("remember"),
      .tap("Go on"), .backTo(0), .tap("Go back to where you were"), .shows("Place 2", depth: 2),
    ]),
    Script("a stack that keeps its path to itself", .gallery, warns: ["repeated String"]).taking([
      .act("plain"), .tap("Stone 2"), .shows("2 kg", depth: 1), .tap("A heavier one"),
      .tap("By its name"), .shows("Stone 20", depth: 3), .back, .shows("20 kg", depth: 2),
      .backTo(0), .shows("Stones", depth: 0), .act("outside"), .act("plain"), .tap("Stone 1"),
      .shows("1 kg", depth: 1),
    ]),
    Script("a path that nobody can change", .gallery).taking([
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
