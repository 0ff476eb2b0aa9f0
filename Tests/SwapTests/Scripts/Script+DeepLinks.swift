extension Script {
  /// A link of each length, opened at the root, over another one, and taken back.
  static let deepLinks = (1...8).map { length in
    Script("deep link of \(length)", .fleet).taking([
      .open(link(length)), .shows(stops[length - 1].title, depth: length),
      .back, .open(link(length)), .shows(stops[length - 1].title, depth: length),
      .open("fleet://go/carrier/harbour"), .shows("Harbour Ferries", depth: 1),
      .open(link(length)), .shows(stops[length - 1].title, depth: length),
      .backTo(length / 2), .act("pop to root"), .shows("Carriers", depth: 0),
    ])
  }

  private static let stops = [
    (step: "carrier/north", title: "North Line"), ("vehicle/n1", "Tram 1"), ("driver/ada", "Ada"),
    ("carrier/south", "South Line"), ("vehicle/s10", "Bus 10"), ("driver/bo", "Bo"),
    ("carrier/harbour", "Harbour Ferries"), ("vehicle/h5", "Ferry 5"),
  ]

  static func link(_ length: Int) -> String {
    "fleet://go/" + stops.prefix(length).map(\.step).joined(separator: "/")
  }
}
