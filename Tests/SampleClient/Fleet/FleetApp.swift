public import SwiftUI

/// The list of carriers in its stack.
public struct FleetApp: View {
  @ObservedObject var model: FleetModel

  /// The stack, and what it does with links from outside.
  public var body: some View {
    NavigationStack(path: $model.path) {
      CarrierList()
        .navigationDestination(for: Carrier.self) { carrier in
          CarrierView(carrier: carrier)
        }
        .navigationDestination(for: Vehicle.self) { vehicle in
          VehicleView(vehicle: vehicle)
        }
    }
    .environmentObject(model)
    .onOpenURL { url in
      model.open(url)
    }
  }
}
