public import Combine
import Foundation
import SwiftUI

/// Carriers, their vehicles and their drivers, in one path of several types.
@MainActor
public final class FleetModel: ObservableObject {
  @Published var path = NavigationPath()

  /// Launches the app at its list.
  public init(disk: Disk) {}

  func popToRoot() {
    path = NavigationPath()
  }

  func popOne() {
    guard !path.isEmpty else { return }
    path.removeLast()
  }

  /// Shows what a link such as `fleet://go/carrier/north/vehicle/n1/driver/ada` names.
  ///
  /// A step that nobody knows ends the link; what was found before it is shown.
  func open(_ url: URL) {
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
}
