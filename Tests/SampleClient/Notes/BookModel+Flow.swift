import SwiftUI

private enum Action: String, CaseIterable {
  case readItAll = "read it all"
  case close
}

extension BookModel: Flow {
  /// Opens the book, at no chapter yet.
  public convenience init(disk: Disk) {
    self.init()
  }

  /// The book in its stack.
  public var root: BookApp {
    BookApp(model: self)
  }

  /// The chapters.
  public var pathDescription: String {
    chapters.map(String.init).joined(separator: " > ")
  }

  /// The names of what a timer or a message from a server might do.
  public var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .readItAll: chapters = [1, 2, 3, 4, 5]
    case .close: chapters = []
    case nil: return false
    }
    return true
  }
}
