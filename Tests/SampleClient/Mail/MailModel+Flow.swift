import SwiftUI

extension MailModel: Flow {
  /// The three columns.
  public var root: MailApp {
    MailApp(model: self)
  }

  /// What is chosen in each column.
  public var pathDescription: String {
    "\(box ?? "no box"), \(letter ?? "no letter")"
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("choose the bill") {
        self.box = "In"
        self.letter = "Bill"
      },
      AppEvent("choose nothing") {
        self.box = nil
        self.letter = nil
      },
    ]
  }
}
