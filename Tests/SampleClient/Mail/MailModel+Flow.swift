import SwiftUI

extension MailModel: Flow {
  /// Launches the app with nothing chosen.
  public convenience init(disk: Disk) {
    self.init()
  }

  /// The three columns.
  public var root: MailApp {
    MailApp(model: self)
  }

  /// What is chosen in each column.
  public var pathDescription: String {
    "\(box ?? "no box"), \(letter ?? "no letter")"
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch action {
    case "choose the bill":
      box = "In"
      letter = "Bill"
    case "choose nothing":
      box = nil
      letter = nil
    default: return false
    }
    return true
  }
}
