import SwiftUI

private enum Action: String, CaseIterable {
  case allPages = "all pages"
  case theFourthAlone = "the fourth alone"
  case rootAndPathAtOnce = "root and path at once"
  case backwards
}

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

  /// The names of what a timer or a message from a server might do.
  public var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .allPages: path = [.second, .third, .fourth]
    case .theFourthAlone: path = [.fourth]
    case .rootAndPathAtOnce:
      first = .second
      path = [.fourth, .third]
    case .backwards: path = [.fourth, .third, .second]
    case nil: return false
    }
    return true
  }
}
