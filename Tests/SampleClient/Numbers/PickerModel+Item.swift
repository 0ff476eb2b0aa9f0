// `navigationDestination(item:)` is Apple's from iOS 17 on. An older SDK, without the shim, has none.
#if canImport(NavigationShim) || !canImport(Darwin)
import SwiftUI

private enum Action: String, CaseIterable {
  case pickTwoFish = "pick two fish"
  case pickNothing = "pick nothing"
  case push7 = "push 7"
  case clear
}

extension PickerModel: Flow {
  /// Launches the app at its choice.
  public convenience init(disk: Disk) {
    self.init()
  }

  /// The choice in its stack.
  public var root: PickerApp {
    PickerApp(model: self)
  }

  /// The elements of the path, and what is picked.
  public var pathDescription: String {
    "\(path.summary); picked \(picked?.picture ?? "nothing")"
  }

  /// The names of what a timer or a message from a server might do.
  public var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .pickTwoFish: picked = Emoji(symbol: "🐟", count: 2)
    case .pickNothing: picked = nil
    case .push7: path.append(7)
    case .clear: path = NavigationPath()
    case nil: return false
    }
    return true
  }
}
#endif
