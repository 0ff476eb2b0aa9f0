import Interactions

extension Script {
  /// A link of each length, opened at the root, over another one, and taken back.
  static let deepLinks = (1...8).map(deepLink)

  private static func deepLink(_ length: Int) -> Script {
    let title = stops[length - 1].title
    return Script("deep link of \(length)", .fleet).taking([
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
}
