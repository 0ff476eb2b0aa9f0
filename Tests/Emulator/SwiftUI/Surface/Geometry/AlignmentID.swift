public import Foundation

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
