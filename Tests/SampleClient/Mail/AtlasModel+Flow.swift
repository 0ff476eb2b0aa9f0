import SwiftUI

extension AtlasModel: Flow {
  /// The two columns.
  public var root: AtlasApp {
    AtlasApp(model: self)
  }

  /// The country, and the places in it.
  public var pathDescription: String {
    "\(country ?? "no country"): " + path.joined(separator: " > ")
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("three places in Mali") {
        self.country = "Mali"
        self.path = ["Kayes", "Kita", "Bamako"]
      },
      AppEvent("leave the places") { self.path = [] },
    ]
  }
}
