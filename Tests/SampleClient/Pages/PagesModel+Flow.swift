import SwiftUI

extension PagesModel: Flow {
  /// The page at the root in its stack.
  public var root: PagesApp {
    PagesApp(model: self)
  }

  /// The page at the root, and those above it.
  public var pathDescription: String {
    ([first] + path).map(\.name).joined(separator: " > ")
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("all pages") { self.path = [.second, .third, .fourth] },
      AppEvent("the fourth alone") { self.path = [.fourth] },
      AppEvent("root and path at once") {
        self.first = .second
        self.path = [.fourth, .third]
      },
      AppEvent("backwards") { self.path = [.fourth, .third, .second] },
    ]
  }
}
