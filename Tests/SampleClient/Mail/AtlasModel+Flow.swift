import SwiftUI

private enum Action: String, CaseIterable {
  case threePlacesInMali = "three places in Mali"
  case leaveThePlaces = "leave the places"
}

extension AtlasModel: Flow {
  /// Launches the atlas with no country chosen.
  public convenience init(disk: Disk) {
    self.init()
  }

  /// The two columns.
  public var root: AtlasApp {
    AtlasApp(model: self)
  }

  /// The country, and the places in it.
  public var pathDescription: String {
    "\(country ?? "no country"): " + path.joined(separator: " > ")
  }

  /// The names of what a timer or a message from a server might do.
  public var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .threePlacesInMali:
      country = "Mali"
      path = ["Kayes", "Kita", "Bamako"]
    case .leaveThePlaces: path = []
    case nil: return false
    }
    return true
  }
}
