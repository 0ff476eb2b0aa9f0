public import Foundation
public import SwiftUI

extension Shim {
  /// A column of a split view, named to say which is on top in compact width.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationSplitViewColumn`, which is new in iOS 17.
  public struct NavigationSplitViewColumn: Hashable, Sendable {
    enum Kind: Hashable {
      case sidebar, content, detail
    }

    let kind: Kind

    /// The leading column.
    public static var sidebar: NavigationSplitViewColumn { .init(kind: .sidebar) }

    /// The column in the middle of three.
    public static var content: NavigationSplitViewColumn { .init(kind: .content) }

    /// The trailing column.
    public static var detail: NavigationSplitViewColumn { .init(kind: .detail) }
  }
}

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
