extension Text {
  /// Where a long text is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// Small or capital letters.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// A line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// What the line consists of.
    public enum Pattern: Hashable, Sendable {
      case solid
      case dot
      case dash
      case dashDot
      case dashDotDot
    }

    /// One line.
    public static let single = LineStyle(pattern: .solid)

    private let pattern: Pattern

    /// Makes a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
    }
  }
}
