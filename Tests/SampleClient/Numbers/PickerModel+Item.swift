// `navigationDestination(item:)` is Apple's from iOS 17 on. An older SDK, without the shim, has none.
#if canImport(NavigationShim) || !canImport(Darwin)
import SwiftUI

extension PickerModel: Flow {
  /// The choice in its stack.
  public var root: PickerApp {
    PickerApp(model: self)
  }

  /// The elements of the path, and what is picked.
  public var pathDescription: String {
    "\(path.summary); picked \(picked?.picture ?? "nothing")"
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("pick two fish") { self.picked = Emoji(symbol: "🐟", count: 2) },
      AppEvent("pick nothing") { self.picked = nil },
      AppEvent("push 7") { self.path.append(7) },
      AppEvent("clear") { self.path = NavigationPath() },
    ]
  }
}
#endif
