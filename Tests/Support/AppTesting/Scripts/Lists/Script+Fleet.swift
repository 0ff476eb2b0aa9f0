extension Script {
  package static let fleet = [
    Script("a link whose last screen is declared on the one below it", .fleet).taking([
      .tap("[tram] Harbour Ferries"), .tap("Ferry 5"),
      .open("fleet://go/vehicle/s10/driver/ada"), .shows("Ada", depth: 2),
    ]),
    Script("down by hand and back", .fleet).taking([
      .shows("Carriers", depth: 0), .refused(.back),
      .tap("North Line"), .shows("North Line", depth: 1),
      .tap("Tram 1"), .reads("60 seats"),
      .tap("Ada"), .shows("Ada", depth: 3),
      .back, .shows("Tram 1", depth: 2), .back, .back, .shows("Carriers", depth: 0),
      .isAt(""), .refused(.back),
    ]),
    Script("back to the list from any depth", .fleet).taking([
      .tap("South Line"), .tap("Bus 11"), .tap("Cy"), .tap("Harbour Ferries"),
      .shows("Harbour Ferries", depth: 4),
      .tap("All carriers"), .shows("Carriers", depth: 0),
      .tap("North Line"), .shows("North Line", depth: 1),
    ]),
    Script("the screens below keep their state", .fleet).taking([
      .open("fleet://go/carrier/north/vehicle/n2"), .tap("Reserved"),
      .reads("Nobody else can have it"),
      .tap("Bo"), .tap("South Line"), .back, .back,
      .shows("Tram 2", depth: 2), .reads("Nobody else can have it"),
      .back, .tap("Tram 2"), .refused(.tap("Nobody else can have it")),
    ]),
    Script("the same value twice is two screens", .fleet).taking([
      .act("push North Line twice"), .shows("North Line", depth: 2),
      .back, .shows("North Line", depth: 1), .back, .shows("Carriers", depth: 0),
    ]),
    Script("several back at once, by the button's menu", .fleet, warns: ["repeated Driver"]).taking(
      [
        .open("fleet://go/carrier/north/vehicle/n1/driver/ada/carrier/south/vehicle/s10/driver/bo"),
        .shows("Bo", depth: 6), .backTo(2), .shows("Tram 1", depth: 2),
        .tap("Cy"), .backTo(0), .shows("Carriers", depth: 0), .isAt(""),
      ]),
    Script("swiping back, and changing one's mind", .fleet).taking([
      .open("fleet://go/carrier/north/vehicle/n1/driver/ada"),
      .swipeBackCancelled, .shows("Ada", depth: 3),
      .swipeBack, .shows("Tram 1", depth: 2), .swipeBackCancelled, .swipeBack,
      .shows("North Line", depth: 1),
    ]),
    Script("a link without a destination does nothing", .fleet, warns: ["missing for link Licence"])
      .taking([
        .open("fleet://go/carrier/north/vehicle/n1/driver/ada"),
        .tap("Licence"), .shows("Ada", depth: 3), .back, .shows("Tram 1", depth: 2),
      ]),
    Script("a value without a destination below another", .fleet, warns: ["missing Licence"])
      .taking([
        .open("fleet://go/carrier/north/vehicle/n1"), .act("push a licence, then Ada"),
        .shows("Ada", depth: 4), .back, .shows(nil, depth: 3), .back, .shows("Tram 1", depth: 2),
      ]),
    Script("the top is replaced in place", .fleet).taking([
      .open("fleet://go/carrier/north/vehicle/n1/driver/ada"),
      .act("replace the top by Cy"), .shows("Cy", depth: 3),
      .back, .shows("Tram 1", depth: 2),
    ]),
    Script("fewer screens, another on top, in one change", .fleet, warns: ["repeated Driver"])
      .taking([
        .open("fleet://go/carrier/north/vehicle/n1/carrier/south/vehicle/s10"),
        .act("pop two, push Bo"), .shows("Bo", depth: 3), .back, .shows("Tram 1", depth: 2),
      ]),
  ]

  package static let deepLinks = (1...8).map(deepLink)

  private static func deepLink(_ length: Int) -> Script {
    let title = stops[length - 1].title
    return Script(
      "deep link of \(length)",
      .fleet,
      warns: length < 5 ? [] : ["repeated Driver"]
    ).taking([
      .open(link(length)), .shows(title, depth: length),
      .back, .open(link(length)), .shows(title, depth: length),
      .open("fleet://go/carrier/harbour"), .shows("Harbour Ferries", depth: 1),
      .open(link(length)), .shows(title, depth: length),
      .backTo(length / 2), .act("pop to root"), .shows("Carriers", depth: 0),
    ])
  }

  private static let stops: [(step: String, title: String)] = [
    ("carrier/north", "North Line"), ("vehicle/n1", "Tram 1"), ("driver/ada", "Ada"),
    ("carrier/south", "South Line"), ("vehicle/s10", "Bus 10"), ("driver/bo", "Bo"),
    ("carrier/harbour", "Harbour Ferries"), ("vehicle/h5", "Ferry 5"),
  ]

  static func link(_ length: Int) -> String {
    "fleet://go/" + stops.prefix(length).map(\.step).joined(separator: "/")
  }

  package static let fleetInterruptions = [
    Script("a newer link half-way, with a beginning in common", .fleet, warns: ["repeated Driver"])
      .taking([
        .interrupting(.open(link(8)), after: 1_500),
        .open("fleet://go/carrier/north/vehicle/n1/driver/ada/carrier/north"),
        .shows("North Line", depth: 4), .back, .shows("Ada", depth: 3),
      ]),
    Script("links without end", .fleet, warns: ["repeated Driver"]).taking([
      .interrupting(.open(link(8)), after: 50), .interrupting(.open(link(2)), after: 50),
      .interrupting(.open(link(5)), after: 400), .interrupting(.open(link(1)), after: 10),
      .open(link(7)), .shows("Harbour Ferries", depth: 7),
    ]),
    Script("the app pops to the root half-way", .fleet, warns: ["repeated Driver"]).taking([
      .interrupting(.open(link(8)), after: 900), .act("pop to root"),
      .shows("Carriers", depth: 0), .isAt(""),
    ]),
    Script("the app pops while it pops", .fleet, warns: ["repeated Driver"]).taking([
      .open(link(6)), .interrupting(.act("pop one"), after: 100),
      .interrupting(.act("pop two"), after: 100), .act("pop one"), .shows("Tram 1", depth: 2),
    ]),
    Script("a push while another runs", .fleet).taking([
      .interrupting(.act("push North Line twice"), after: 200),
      .interrupting(.act("push North Line twice"), after: 200),
      .act("push North Line twice"), .shows("North Line", depth: 6),
    ]),
    Script("opened while the app is away", .fleet).taking([
      .tap("South Line"), .leave, .interrupting(.open(link(4)), after: 100),
      .comeBack, .shows("South Line", depth: 4),
    ]),
    Script("left and opened again half-way", .fleet, warns: ["repeated Driver"]).taking([
      .interrupting(.open(link(8)), after: 800), .interrupting(.leave, after: 100),
      .interrupting(.open(link(3)), after: 100), .comeBack, .shows("Ada", depth: 3),
    ]),
    Script("two paths while the app is away, with a screen that was there before", .fleet).taking([
      .open(link(3)), .back, .tap("Reserved"), .interrupting(.leave, after: 0),
      .interrupting(.open("fleet://go/carrier/south"), after: 0),
      .interrupting(.open("fleet://go/carrier/south/vehicle/n1/driver/ada"), after: 0), .comeBack,
      .shows("Ada", depth: 3), .back, .shows("Tram 1", depth: 2),
    ]),
    Script("left and come back at once, several times", .fleet, warns: ["repeated Driver"]).taking([
      .interrupting(.open(link(8)), after: 300), .interrupting(.leave, after: 10),
      .interrupting(.comeBack, after: 200), .interrupting(.leave, after: 1_000),
      .comeBack, .shows("Ferry 5", depth: 8),
    ]),
    Script("links that lead nowhere", .fleet).taking([
      .tap("North Line"), .open("other://go/carrier/south"), .shows("North Line", depth: 1),
      .open("fleet://go/carrier/south/vehicle/none/driver/ada"), .shows("South Line", depth: 1),
      .open("fleet://go/carrier/none"), .shows("Carriers", depth: 0),
    ]),
    Script(
      "the screen that declares is replaced, and what it declares stays",
      .fleet,
      warns: ["missing Driver"]
    ).taking([
      .open("fleet://go/vehicle/s10/driver/bo"), .shows("Bo", depth: 2),
      .open("fleet://go/carrier/harbour/driver/bo"), .shows(nil, depth: 2),
      .open("fleet://go/vehicle/n1/driver/bo"), .shows("Bo", depth: 2),
    ]),
    Script(
      "the screen that declares is replaced by what it declares",
      .fleet,
      warns: ["missing Driver"]
    ).taking([
      .open("fleet://go/vehicle/s10/driver/ada"), .open("fleet://go/driver/ada/driver/ada"),
      .shows(nil, depth: 2), .isAt("Ada"), .back, .shows(nil, depth: 1),
    ]),
    Script("the screen that declares is replaced by another that does", .fleet).taking([
      .open("fleet://go/vehicle/s10/driver/ada"), .open("fleet://go/vehicle/n1/driver/ada"),
      .shows("Ada", depth: 2), .back, .shows("Tram 1", depth: 1),
    ]),
  ]
}
