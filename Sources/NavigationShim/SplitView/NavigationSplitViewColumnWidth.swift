public import Foundation
public import SwiftUI

extension View {
  /// Sets the width of this column of a split view, where the system has one.
  ///
  /// Stands in for SwiftUI's modifier of the same signature. It has no effect if the columns are
  /// those of a `NavigationView`.
  ///
  /// - Parameter width: The width in points.
  @_disfavoredOverload
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidth(min: nil, ideal: width, max: nil, isFixed: true))
  }

  /// Sets the bounds of the width of this column of a split view, where the system has one.
  ///
  /// Stands in for SwiftUI's modifier of the same signature. It has no effect if the columns are
  /// those of a `NavigationView`.
  ///
  /// - Parameters:
  ///   - min: The least width in points.
  ///   - ideal: The width in points to start with.
  ///   - max: The greatest width in points.
  @_disfavoredOverload
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidth(min: min, ideal: ideal, max: max, isFixed: false))
  }
}

/// The width of a column, where the system has split views.
private struct ColumnWidth {
  let min: CGFloat?
  let ideal: CGFloat
  let max: CGFloat?
  let isFixed: Bool
}

extension ColumnWidth: ViewModifier {
  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      if isFixed {
        content.navigationSplitViewColumnWidth(ideal)
      } else {
        content.navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
      }
    } else {
      content
    }
  }
}
