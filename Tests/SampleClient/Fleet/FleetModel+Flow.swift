import Foundation
import SwiftUI

private enum Action: String, CaseIterable {
  case popToRoot = "pop to root"
  case popOne = "pop one"
  case popTwo = "pop two"
  case popTwoPushBo = "pop two, push Bo"
  case replaceTheTopByCy = "replace the top by Cy"
  case pushNorthLineTwice = "push North Line twice"
  case pushALicence = "push a licence"
  case pushALicenceThenAda = "push a licence, then Ada"
}

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

  /// The names of what a timer or a message from a server might do.
  public var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .popToRoot: popToRoot()
    case .popOne: popOne()
    case .popTwo:
      guard path.count >= 2 else { return false }
      path.removeLast(2)
    case .popTwoPushBo:
      guard path.count >= 2 else { return false }
      path.removeLast(2)
      path.append(FleetCatalog.drivers[1])
    case .replaceTheTopByCy:
      guard !path.isEmpty else { return false }
      path.removeLast()
      path.append(FleetCatalog.drivers[2])
    case .pushNorthLineTwice:
      path.append(FleetCatalog.carriers[0])
      path.append(FleetCatalog.carriers[0])
    case .pushALicence: path.append(Licence(category: "D"))
    case .pushALicenceThenAda:
      path.append(Licence(category: "D"))
      path.append(FleetCatalog.drivers[0])
    case nil: return false
    }
    return true
  }
}
