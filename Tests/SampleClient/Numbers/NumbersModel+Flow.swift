import Foundation
import SwiftUI

extension NumbersModel: Flow {
  /// Launches the app at its list, or right in the middle if a file says so.
  public convenience init(disk: Disk) {
    self.init()
    if let start = disk.files["start"] {
      show(start.map(Int.init))
    }
  }

  /// The list of numbers in its stack.
  public var root: NumbersApp {
    NumbersApp(model: self)
  }

  /// The elements of the path, and what is shown beside it.
  public var pathDescription: String {
    "\(path.summary); tip \(showsTip), help \(showsHelp), animal \(animal ?? "none")"
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("show the tip") { self.showsTip = true },
      AppEvent("hide the tip") { self.showsTip = false },
      AppEvent("show help") { self.showsHelp = true },
      AppEvent("hide help") { self.showsHelp = false },
      AppEvent("choose cats") { self.animal = "Cats" },
      AppEvent("choose dogs") { self.animal = "Dogs" },
      AppEvent("choose nothing") { self.animal = nil },
      AppEvent("push 4") { self.path.append(4) },
      AppEvent("push 4 instead of the tip") {
        self.showsTip = false
        self.path.append(4)
      },
      AppEvent("two sheep") { self.showSheep(2) },
      AppEvent("pop to root") { self.popToRoot() },
    ]
  }
}
