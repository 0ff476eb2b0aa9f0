import Interactions

extension Script {
  static let fleet = [
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
    Script("several back at once, by the button's menu", .fleet).taking([
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
    Script("a link without a destination does nothing", .fleet).taking([
      .open("fleet://go/carrier/north/vehicle/n1/driver/ada"),
      .tap("Licence"), .shows("Ada", depth: 3), .back, .shows("Tram 1", depth: 2),
    ]),
    Script("a value without a destination is a screen that says so", .fleet).taking([
      .act("push a licence"), .shows(nil, depth: 1), .isAt("Licence"),
      .back, .shows("Carriers", depth: 0), .isAt(""),
    ]),
    Script("a value without a destination below another", .fleet).taking([
      .open("fleet://go/carrier/north/vehicle/n1"), .act("push a licence, then Ada"),
      .shows("Ada", depth: 4), .back, .shows(nil, depth: 3), .back, .shows("Tram 1", depth: 2),
    ]),
    Script("the top is replaced in place", .fleet).taking([
      .open("fleet://go/carrier/north/vehicle/n1/driver/ada"),
      .act("replace the top by Cy"), .shows("Cy", depth: 3),
      .back, .shows("Tram 1", depth: 2),
    ]),
    Script("fewer screens, another on top, in one change", .fleet).taking([
      .open("fleet://go/carrier/north/vehicle/n1/carrier/south/vehicle/s10"),
      .act("pop two, push Bo"), .shows("Bo", depth: 3), .back, .shows("Tram 1", depth: 2),
    ]),
  ]
}
