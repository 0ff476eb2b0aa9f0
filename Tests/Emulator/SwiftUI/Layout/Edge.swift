public import Foundation

/// One side of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Some sides of a rectangle.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top side.
    public static let top = Set(.top)

    /// The side where a line of text begins.
    public static let leading = Set(.leading)

    /// The bottom side.
    public static let bottom = Set(.bottom)

    /// The side where a line of text ends.
    public static let trailing = Set(.trailing)

    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// Both ends of a line of text.
    public static let horizontal: Set = [.leading, .trailing]

    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A distance from each side of a rectangle.
@frozen
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top.
  public var top: CGFloat

  /// The distance from where a line of text begins.
  public var leading: CGFloat

  /// The distance from the bottom.
  public var bottom: CGFloat

  /// The distance from where a line of text ends.
  public var trailing: CGFloat

  /// Makes insets from a distance for each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets that are nowhere.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

/// One end of a line of text.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading
  case trailing

  /// Some ends of a line of text.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// A bit for each end.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one end.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The end where a line of text begins.
    public static let leading = Set(.leading)

    /// The end where a line of text ends.
    public static let trailing = Set(.trailing)

    /// Both ends.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top
  case bottom

  /// The top, the bottom, or both.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top.
    public static let top = Set(.top)

    /// The bottom.
    public static let bottom = Set(.bottom)

    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// A direction of layout.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  /// The name of the direction.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Some directions of layout.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// A bit for each direction.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1 << 0)

    /// From top to bottom.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}

/// What keeps content away from the screen's edges.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each region.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)

  /// Bars and the device's shape.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)

  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}
