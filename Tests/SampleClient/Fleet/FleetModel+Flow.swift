import Foundation
import SwiftUI

extension FleetModel: Flow {
  /// Launches the app at its list.
  public convenience init(disk: Disk) {
    self.init()
  }

  /// The list of carriers in its stack.
  public var root: FleetApp {
    FleetApp(model: self)
  }

  /// The elements of the path.
  public var pathDescription: String {
    path.summary
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch action {
    case "pop to root": popToRoot()
    case "pop one": popOne()
    case "pop two": path.removeLast(2)
    case "pop two, push Bo":
      path.removeLast(2)
      path.append(FleetCatalog.drivers[1])
    case "replace the top by Cy":
      path.removeLast()
      path.append(FleetCatalog.drivers[2])
    case "push North Line twice":
      path.append(FleetCatalog.carriers[0])
      path.append(FleetCatalog.carriers[0])
    case "push a licence": path.append(Licence(category: "D"))
    case "push a licence, then Ada":
      path.append(Licence(category: "D"))
      path.append(FleetCatalog.drivers[0])
    default: return false
    }
    return true
  }
}
