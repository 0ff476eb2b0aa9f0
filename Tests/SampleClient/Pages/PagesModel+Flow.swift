import SwiftUI

extension PagesModel: Flow {
  /// Launches the app at its first page.
  public convenience init(disk: Disk) {
    self.init()
  }

  /// The page at the root in its stack.
  public var root: PagesApp {
    PagesApp(model: self)
  }

  /// The page at the root, and those above it.
  public var pathDescription: String {
    ([first] + path).map(\.name).joined(separator: " > ")
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch action {
    case "all pages": path = [.second, .third, .fourth]
    case "the fourth alone": path = [.fourth]
    case "root and path at once":
      first = .second
      path = [.fourth, .third]
    case "backwards": path = [.fourth, .third, .second]
    default: return false
    }
    return true
  }
}
