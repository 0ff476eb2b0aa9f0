extension Script {
  package static let fleet = [
    Script("a link whose last screen is declared on the one below it", .fleet).taking([
      .tap("[tram] Harbour Ferries"), .tap("Ferry 5"),
      .open("fleet://go/vehicle/s10/driver/ada"), .shows("Ada", depth: 2),
    ]),
    Script("the screens below keep their state", .fleet).taking([
      .open("fleet://go/carrier/north/vehicle/n2"), .tap("Reserved"),
      .reads("Nobody else can have it"),
      .tap("Bo"), .tap("South Line"), .back, .back,
      .shows("Tram 2", depth: 2), .reads("Nobody else can have it"),
      .back, .tap("Tram 2"), .refused(.tap("Nobody else can have it")),
    ]),
    Script("a link without a destination does nothing", .fleet, warns: ["missing for link Licence"])
      .taking([
        .open("fleet://go/carrier/north/vehicle/n1/driver/ada"),
        .tap("Licence"), .shows("Ada", depth: 3), .back, .shows("Tram 1", depth: 2),
      ]),
  ]

  package static let deepLinks = [3, 8].map(deepLink)

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
    Script("two paths while the app is away, with a screen that was there before", .fleet).taking([
      .open(link(3)), .back, .tap("Reserved"), .interrupting(.leave, after: 0),
      .interrupting(.open("fleet://go/carrier/south"), after: 0),
      .interrupting(.open("fleet://go/carrier/south/vehicle/n1/driver/ada"), after: 0), .comeBack,
      .shows("Ada", depth: 3), .back, .shows("Tram 1", depth: 2),
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
