public import Foundation
public import SwiftUI

extension View {
  /// Sets the style of the split views inside this view, where the system has them.
  ///
  /// Stands in for SwiftUI's modifier of the same name. It has no effect if the columns are those
  /// of a `NavigationView`.
  @_disfavoredOverload
  nonisolated public func navigationSplitViewStyle<S: Shim.NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(SplitViewStyle(style: style))
  }

  /// Sets the width of this column of a split view, where the system has one.
  ///
  /// Stands in for SwiftUI's modifier of the same signature. It has no effect if the columns are
  /// those of a `NavigationView`.
  @_disfavoredOverload
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidth(min: nil, ideal: width, max: nil, isFixed: true))
  }

  /// Sets the bounds of the width of this column of a split view, where the system has one.
  ///
  /// Stands in for SwiftUI's modifier of the same signature. It has no effect if the columns are
  /// those of a `NavigationView`.
  @_disfavoredOverload
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidth(min: min, ideal: ideal, max: max, isFixed: false))
  }
}

/// The style of split views, where the system has them.
private struct SplitViewStyle<Style: Shim.NavigationSplitViewStyle> {
  let style: Style
}

extension SplitViewStyle: ViewModifier {
  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      switch style {
      case is Shim.BalancedNavigationSplitViewStyle:
        content.navigationSplitViewStyle(.balanced)
      case is Shim.ProminentDetailNavigationSplitViewStyle:
        content.navigationSplitViewStyle(.prominentDetail)
      default:
        content.navigationSplitViewStyle(.automatic)
      }
    } else {
      content
    }
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
