import SwiftUI

struct CarrierView: View {
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
