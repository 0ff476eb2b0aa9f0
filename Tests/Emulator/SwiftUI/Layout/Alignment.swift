public import Foundation

/// Where something stands in a rectangle.
@frozen
public struct Alignment: Equatable, Sendable {
  /// Where it stands from side to side.
  public var horizontal: HorizontalAlignment

  /// Where it stands from top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment from both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The corner at the top of the leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The corner at the top of the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The corner at the bottom of the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The corner at the bottom of the trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// Where something stands from side to side.
@frozen
public struct HorizontalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier

  /// Makes an alignment of one's own.
  public init(_ id: any AlignmentID.Type) {
    self.id = ObjectIdentifier(id)
  }

  /// The side where a line of text begins.
  public static let leading = HorizontalAlignment(Leading.self)

  /// The middle.
  public static let center = HorizontalAlignment(Center.self)

  /// The side where a line of text ends.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

extension HorizontalAlignment {
  private enum Leading: StandardAlignment {}
  private enum Center: StandardAlignment {}
  private enum Trailing: StandardAlignment {}
}

/// Where something stands from top to bottom.
@frozen
public struct VerticalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier

  /// Makes an alignment of one's own.
  public init(_ id: any AlignmentID.Type) {
    self.id = ObjectIdentifier(id)
  }

  /// The top.
  public static let top = VerticalAlignment(Top.self)

  /// The middle.
  public static let center = VerticalAlignment(Center.self)

  /// The bottom.
  public static let bottom = VerticalAlignment(Bottom.self)

  /// The line that the first text stands on.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)

  /// The line that the last text stands on.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

extension VerticalAlignment {
  private enum Top: StandardAlignment {}
  private enum Center: StandardAlignment {}
  private enum Bottom: StandardAlignment {}
  private enum FirstTextBaseline: StandardAlignment {}
  private enum LastTextBaseline: StandardAlignment {}
}

/// A type that names an alignment of one's own.
public protocol AlignmentID {
  /// Returns where the alignment is in a view, by default.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size, which here is always nothing.
public struct ViewDimensions: Equatable {
  /// The view's width.
  public var width: CGFloat { 0 }

  /// The view's height.
  public var height: CGFloat { 0 }

  /// Returns where a horizontal alignment is in the view.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }

  /// Returns where a vertical alignment is in the view.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// The type that names an alignment which is there from the start.
protocol StandardAlignment: AlignmentID {}

extension StandardAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// Where the lines of a text stand.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}
