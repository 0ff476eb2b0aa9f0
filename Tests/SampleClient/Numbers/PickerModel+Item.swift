// `navigationDestination(item:)` is Apple's from iOS 17 on. An older SDK, without the shim, has none.
#if canImport(NavigationShim) || !canImport(Darwin)
import SwiftUI

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

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch action {
    case "pick two fish": picked = Emoji(symbol: "🐟", count: 2)
    case "pick nothing": picked = nil
    case "push 7": path.append(7)
    case "clear": path = NavigationPath()
    default: return false
    }
    return true
  }
}
#endif
