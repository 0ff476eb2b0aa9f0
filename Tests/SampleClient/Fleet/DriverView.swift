import SwiftUI

struct DriverView: View {
  let driver: Driver
  @EnvironmentObject private var model: FleetModel

  var body: some View {
    List {
      Section(header: Text("Works for")) {
        ForEach(FleetCatalog.carriers) { carrier in
          NavigationLink(carrier.name, value: carrier)
        }
      }
      NavigationLink("Licence", value: Licence(category: "D"))
      Button("Back to the vehicle") {
        model.popOne()
      }
    }
    .navigationTitle(driver.name)
    .modifier(CarriersButton())
  }
}
