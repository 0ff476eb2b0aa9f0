import SwiftUI

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

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch action {
    case "read it all": chapters = [1, 2, 3, 4, 5]
    case "close": chapters = []
    default: return false
    }
    return true
  }
}
