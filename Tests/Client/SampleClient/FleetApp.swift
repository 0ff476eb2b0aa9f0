import Combine
package import Foundation
package import SwiftUI

package struct FleetApp: View {
  @ObservedObject var model: FleetModel

  package var body: some View {
    NavigationStack(path: $model.path) { Carriers() }
      .environmentObject(model)
      .onOpenURL { url in model.open(url) }
  }
}

/// Carriers, their vehicles and their drivers, in one path of several types.
@MainActor
package final class FleetModel: Flow {
  @Published var path = NavigationPath()

  package init(disk: Disk) {}

  package func open(_ url: URL) {
    guard url.scheme == "fleet" else { return }
    var path = NavigationPath()
    for (kind, id) in url.pairs {
      if kind == "carrier", let carrier = FleetCatalog.carrier(id) {
        path.append(carrier)
      } else if kind == "vehicle", let vehicle = FleetCatalog.vehicle(id) {
        path.append(vehicle)
      } else if kind == "driver", let driver = FleetCatalog.driver(id) {
        path.append(driver)
      } else {
        break
      }
    }
    self.path = path
  }

  package var root: FleetApp { FleetApp(model: self) }

  package var pathDescription: String { path.summary }

  package var events: [AppEvent] {
    [
      AppEvent("pop to root") { self.popToRoot() },
      AppEvent("pop one") { self.popOne() },
      AppEvent("pop two", if: path.count >= 2) { self.path.removeLast(2) },
      AppEvent("pop two, push Bo", if: path.count >= 2) {
        self.path.removeLast(2)
        self.path.append(FleetCatalog.drivers[1])
      },
      AppEvent("replace the top by Cy", if: !path.isEmpty) {
        self.path.removeLast()
        self.path.append(FleetCatalog.drivers[2])
      },
      AppEvent("push North Line twice") {
        self.path.append(FleetCatalog.carriers[0])
        self.path.append(FleetCatalog.carriers[0])
      },
      AppEvent("push a licence") { self.path.append(Licence(category: "D")) },
      AppEvent("push a licence, then Ada") {
        self.path.append(Licence(category: "D"))
        self.path.append(FleetCatalog.drivers[0])
      },
    ]
  }
}

extension FleetModel {
  func popToRoot() { path = NavigationPath() }

  func popOne() {
    guard !path.isEmpty else { return }
    path.removeLast()
  }
}

private struct Carriers: View {
  var body: some View {
    CarrierList()
      .navigationDestination(for: Carrier.self) { CarrierView(carrier: $0) }
      .navigationDestination(for: Vehicle.self) { VehicleView(vehicle: $0) }
  }
}

private struct CarrierList: View {
  var body: some View {
    List(FleetCatalog.carriers) { carrier in
      NavigationLink(value: carrier) {
        HStack {
          Image(systemName: "tram")
          Text(carrier.name)
        }
      }
    }
    .navigationTitle("Carriers")
  }
}

private struct CarrierView: View {
  let carrier: Carrier

  var body: some View {
    List {
      Section(header: Text("Vehicles")) {
        ForEach(FleetCatalog.vehicles(of: carrier)) { vehicle in
          NavigationLink(vehicle.name, value: vehicle)
        }
      }
    }
    .navigationTitle(carrier.name)
    .modifier(CarriersButton())
  }
}

private struct VehicleView: View {
  let vehicle: Vehicle
  @State private var isReserved = false

  var body: some View {
    List {
      Text("\(vehicle.seats) seats")
      Toggle("Reserved", isOn: $isReserved)
      if isReserved { Text("Nobody else can have it") }
      Section(header: Text("Drivers")) {
        ForEach(FleetCatalog.drivers) { driver in NavigationLink(driver.name, value: driver) }
      }
    }
    .navigationTitle(vehicle.name)
    .navigationDestination(for: Driver.self) { driver in DriverView(driver: driver) }
    .modifier(CarriersButton())
  }
}

private struct DriverView: View {
  let driver: Driver
  @EnvironmentObject private var model: FleetModel

  var body: some View {
    List {
      Section(header: Text("Works for")) {
        ForEach(FleetCatalog.carriers) { carrier in NavigationLink(carrier.name, value: carrier) }
      }
      NavigationLink("Licence", value: Licence(category: "D"))
      Button("Back to the vehicle") { model.popOne() }
    }
    .navigationTitle(driver.name)
    .modifier(CarriersButton())
  }
}

private struct CarriersButton: ViewModifier {
  @EnvironmentObject private var model: FleetModel

  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .primaryAction) { Button("All carriers") { model.popToRoot() } }
    }
  }
}

struct Carrier: Hashable, Codable, Identifiable {
  let id: String
  let name: String
}

struct Vehicle: Hashable, Codable, Identifiable {
  let id: String
  let name: String
  let seats: Int
}

struct Driver: Hashable, Codable, Identifiable {
  let id: String
  let name: String
}

/// What a driver may drive: a value that no screen belongs to yet.
struct Licence: Hashable, Codable {
  let category: String
}

private enum FleetCatalog {
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

  static func vehicles(of carrier: Carrier) -> [Vehicle] { vehicles[carrier.id] ?? [] }
  static func carrier(_ id: String) -> Carrier? { carriers.first { $0.id == id } }
  static func vehicle(_ id: String) -> Vehicle? { vehicles.values.joined().first { $0.id == id } }
  static func driver(_ id: String) -> Driver? { drivers.first { $0.id == id } }
}
