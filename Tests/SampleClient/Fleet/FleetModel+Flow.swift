import Foundation
import SwiftUI

extension FleetModel: Flow {
  /// The list of carriers in its stack.
  public var root: FleetApp {
    FleetApp(model: self)
  }

  /// The elements of the path.
  public var pathDescription: String {
    path.summary
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
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
