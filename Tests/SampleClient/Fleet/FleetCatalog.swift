/// Everything that there is to see.
enum FleetCatalog {
  static let carriers = [
    Carrier(id: "north", name: "North Line"),
    Carrier(id: "south", name: "South Line"),
    Carrier(id: "harbour", name: "Harbour Ferries"),
  ]

  private static let vehicles = [
    "north": [
      Vehicle(id: "n1", name: "Tram 1", seats: 60), Vehicle(id: "n2", name: "Tram 2", seats: 80),
    ],
    "south": [
      Vehicle(id: "s10", name: "Bus 10", seats: 40), Vehicle(id: "s11", name: "Bus 11", seats: 30),
    ],
    "harbour": [Vehicle(id: "h5", name: "Ferry 5", seats: 200)],
  ]

  static let drivers = [
    Driver(id: "ada", name: "Ada"), Driver(id: "bo", name: "Bo"), Driver(id: "cy", name: "Cy"),
  ]

  static func vehicles(of carrier: Carrier) -> [Vehicle] {
    vehicles[carrier.id] ?? []
  }

  static func carrier(_ id: String) -> Carrier? {
    carriers.first { $0.id == id }
  }

  static func vehicle(_ id: String) -> Vehicle? {
    vehicles.values.joined().first { $0.id == id }
  }

  static func driver(_ id: String) -> Driver? {
    drivers.first { $0.id == id }
  }
}
