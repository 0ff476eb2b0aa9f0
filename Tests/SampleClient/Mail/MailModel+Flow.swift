import SwiftUI

private enum Action: String, CaseIterable {
  case chooseTheBill = "choose the bill"
  case chooseNothing = "choose nothing"
}

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

  /// The names of what a timer or a message from a server might do.
  public var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .chooseTheBill:
      box = "In"
      letter = "Bill"
    case .chooseNothing:
      box = nil
      letter = nil
    case nil: return false
    }
    return true
  }
}
