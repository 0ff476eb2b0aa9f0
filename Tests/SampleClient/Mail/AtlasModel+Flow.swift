import SwiftUI

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

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch action {
    case "three places in Mali":
      country = "Mali"
      path = ["Kayes", "Kita", "Bamako"]
    case "leave the places": path = []
    default: return false
    }
    return true
  }
}
