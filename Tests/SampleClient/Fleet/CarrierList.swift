import SwiftUI

struct CarrierList: View {
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
