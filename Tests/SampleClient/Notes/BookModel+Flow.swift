import SwiftUI

extension BookModel: Flow {
  /// The book in its stack.
  public var root: BookApp {
    BookApp(model: self)
  }

  /// The chapters.
  public var pathDescription: String {
    chapters.map(String.init).joined(separator: " > ")
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("read it all") { self.chapters = [1, 2, 3, 4, 5] },
      AppEvent("close") { self.chapters = [] },
    ]
  }
}
