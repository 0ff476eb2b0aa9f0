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

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch action {
    case "show the tip": showsTip = true
    case "hide the tip": showsTip = false
    case "show help": showsHelp = true
    case "hide help": showsHelp = false
    case "choose cats": animal = "Cats"
    case "choose dogs": animal = "Dogs"
    case "choose nothing": animal = nil
    case "push 4": path.append(4)
    case "push 4 instead of the tip":
      showsTip = false
      path.append(4)
    case "two sheep": showSheep(2)
    case "pop to root": popToRoot()
    default: return false
    }
    return true
  }
}
