import SwiftUI

struct VehicleView: View {
  let vehicle: Vehicle
  @State private var isReserved = false

  var body: some View {
    List {
      Text("\(vehicle.seats) seats")
      Toggle("Reserved", isOn: $isReserved)
      if isReserved {
        Text("Nobody else can have it")
      }
      Section(header: Text("Drivers")) {
        ForEach(FleetCatalog.drivers) { driver in
          NavigationLink(driver.name, value: driver)
        }
      }
    }
    .navigationTitle(vehicle.name)
    .navigationDestination(for: Driver.self) { driver in
      DriverView(driver: driver)
    }
    .modifier(CarriersButton())
  }
}
