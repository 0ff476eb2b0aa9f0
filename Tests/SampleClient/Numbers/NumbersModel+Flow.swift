import Foundation
import SwiftUI

private enum Action: String, CaseIterable {
  case showTheTip = "show the tip"
  case hideTheTip = "hide the tip"
  case showHelp = "show help"
  case hideHelp = "hide help"
  case chooseCats = "choose cats"
  case chooseDogs = "choose dogs"
  case chooseNothing = "choose nothing"
  case push4 = "push 4"
  case push4InsteadOfTheTip = "push 4 instead of the tip"
  case twoSheep = "two sheep"
  case popToRoot = "pop to root"
}

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

  /// The names of what a timer or a message from a server might do.
  public var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .showTheTip: showsTip = true
    case .hideTheTip: showsTip = false
    case .showHelp: showsHelp = true
    case .hideHelp: showsHelp = false
    case .chooseCats: animal = "Cats"
    case .chooseDogs: animal = "Dogs"
    case .chooseNothing: animal = nil
    case .push4: path.append(4)
    case .push4InsteadOfTheTip:
      showsTip = false
      path.append(4)
    case .twoSheep: showSheep(2)
    case .popToRoot: popToRoot()
    case nil: return false
    }
    return true
  }
}
