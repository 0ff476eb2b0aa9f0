public import Foundation
public import SwiftUI

extension View {
  /// Sets the width of this column of a split view, where the system has one.
  ///
  /// Stands in for SwiftUI's modifier of the same signature. It has no effect where the columns are
  /// those of a `NavigationView`.
  ///
  /// - Parameter width: The width in points.
  @_disfavoredOverload
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidth(min: nil, ideal: width, max: nil, isFixed: true))
  }

  /// Sets the bounds of the width of this column of a split view, where the system has one.
  ///
  /// Stands in for SwiftUI's modifier of the same signature. It has no effect where the columns are
  /// those of a `NavigationView`.
  ///
  /// - Parameters:
  ///   - min: The least width in points.
  ///   - ideal: The width in points to start with.
  ///   - max: The greatest width in points.
  @_disfavoredOverload
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidth(min: min, ideal: ideal, max: max, isFixed: false))
  }

  /// Sets the style of the split views inside this view, where the system has them.
  ///
  /// Stands in for SwiftUI's modifier of the same name. It has no effect where the columns are those
  /// of a `NavigationView`.
  ///
  /// - Parameter style: The style.
  @_disfavoredOverload
  public func navigationSplitViewStyle(_ style: Shim.NavigationSplitViewStyle) -> some View {
    modifier(SplitViewStyle(style: style))
  }
}
