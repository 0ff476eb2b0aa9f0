import Interactions

extension Script {
  static let fleetInterruptions = [
    Script("a newer link in the first transition", .fleet).taking([
      .interrupting(.open(link(8)), after: 100),
      .open("fleet://go/carrier/south/vehicle/s11/driver/cy"), .shows("Cy", depth: 3),
    ]),
    Script("a newer link half-way, with a beginning in common", .fleet).taking([
      .interrupting(.open(link(8)), after: 1_500),
      .open("fleet://go/carrier/north/vehicle/n1/driver/ada/carrier/north"),
      .shows("North Line", depth: 4), .back, .shows("Ada", depth: 3),
    ]),
    Script("links without end", .fleet).taking([
      .interrupting(.open(link(8)), after: 50), .interrupting(.open(link(2)), after: 50),
      .interrupting(.open(link(5)), after: 400), .interrupting(.open(link(1)), after: 10),
      .open(link(7)), .shows("Harbour Ferries", depth: 7),
    ]),
    Script("the app pops to the root half-way", .fleet).taking([
      .interrupting(.open(link(8)), after: 900), .act("pop to root"),
      .shows("Carriers", depth: 0), .isAt(""),
    ]),
    Script("the app pops one after another", .fleet).taking([
      .interrupting(.open(link(4)), after: 100), .interrupting(.act("pop one"), after: 100),
      .act("pop one"), .shows("Tram 1", depth: 2),
    ]),
    Script("the app pops while it pops", .fleet).taking([
      .open(link(6)), .interrupting(.act("pop one"), after: 100),
      .interrupting(.act("pop two"), after: 100), .act("pop one"), .shows("Tram 1", depth: 2),
    ]),
    Script("a push while another runs", .fleet).taking([
      .interrupting(.act("push North Line twice"), after: 200),
      .interrupting(.act("push North Line twice"), after: 200),
      .act("push North Line twice"), .shows("North Line", depth: 6),
    ]),
    Script("left half-way, and come back", .fleet).taking([
      .interrupting(.open(link(6)), after: 400), .interrupting(.leave, after: 5_000),
      .comeBack, .shows("Bo", depth: 6), .back, .shows("Bus 10", depth: 5),
    ]),
    Script("opened while the app is away", .fleet).taking([
      .tap("South Line"), .leave, .interrupting(.open(link(4)), after: 100),
      .comeBack, .shows("South Line", depth: 4),
    ]),
    Script("left and opened anew half-way", .fleet).taking([
      .interrupting(.open(link(8)), after: 800), .interrupting(.leave, after: 100),
      .interrupting(.open(link(3)), after: 100), .comeBack, .shows("Ada", depth: 3),
    ]),
    Script("left and come back at once, several times", .fleet).taking([
      .interrupting(.open(link(8)), after: 300), .interrupting(.leave, after: 10),
      .interrupting(.comeBack, after: 200), .interrupting(.leave, after: 1_000),
      .comeBack, .shows("Ferry 5", depth: 8),
    ]),
    Script("links that lead nowhere", .fleet).taking([
      .tap("North Line"), .open("other://go/carrier/south"), .shows("North Line", depth: 1),
      .open("fleet://go/carrier/south/vehicle/none/driver/ada"), .shows("South Line", depth: 1),
      .open("fleet://go/carrier/none"), .shows("Carriers", depth: 0),
    ]),
  ]
}
