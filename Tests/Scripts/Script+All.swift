import HostBehaviors

extension Script {
  /// The lists of scripts that stand in the folder Lists, by their names.
  package static let lists: KeyValuePairs = [
    "fleet": fleet, "deepLinks": deepLinks, "fleetInterruptions": fleetInterruptions,
    "shop": shop, "shopPaths": shopPaths,
    "numbers": numbers, "unanimatedChanges": unanimatedChanges, "presentations": presentations,
    "viewLinks": viewLinks, "picker": picker,
    "notes": notes, "restorations": restorations,
    "pages": pages, "library": library, "hiddenStacks": hiddenStacks, "account": account,
    "splitViews": splitViews,
    "gallery": gallery, "galleryRooms": galleryRooms, "brokenStacks": brokenStacks,
  ]

  /// All scripts that all sides go through alike.
  package static let all = lists.flatMap(\.value)
}

extension Script {
  /// Scripts in which anybody comes upon what is running, for each of the shim's hosts alone.
  package static let restless = [
    Script("a sheet comes up during a swipe", .account).taking([
      .type("Mia", into: "Your name"), .tap("Continue"),
      .duringSwipe(.act("settings of the network"), finishes: true),
    ]),
    Script("a deep link comes during a swipe", .fleet).taking([
      .open("fleet://go/carrier/north/vehicle/n1"),
      .interrupting(.duringSwipe(.open(link(6)), finishes: true), after: 100), .back,
    ]),
    Script("a path with a screen that no longer exists comes under a cover", .notes).taking([
      .tap("Home"), .act("push a number"), .leave, .interrupting(.relaunch, after: 0),
      .act("lock"),
    ]),
    Script("the app pushes while a person goes back", .shop).taking([
      .open("shop://open/category/Fruit/product/apple"), .interrupting(.backTo(0), after: 100),
      .act("show the cart"),
    ]),
    Script(
      "a finger lets go of a screen in the background, and no controller says so",
      .account,
      on: HostBehavior(evaluatesLeftLinks: true, settleSignals: .never, dismissalReport: .atStart)
    ).taking([.act("settings of the network"), .duringSwipe(.leave, finishes: true)]),
  ]
}
