/// What a screen above the root stands for.
enum ScreenValue: Equatable {
  /// An element of the path.
  case element(PathElement)

  /// A view that was presented without being part of the path.
  case presentation(Presentation)

  static func == (lhs: ScreenValue, rhs: ScreenValue) -> Bool {
    switch (lhs, rhs) {
    case (.element(let lhs), .element(let rhs)): lhs == rhs
    case (.presentation(let lhs), .presentation(let rhs)): lhs === rhs
    case (.element, .presentation), (.presentation, .element): false
    }
  }
}
