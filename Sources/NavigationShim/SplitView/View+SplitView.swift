public import Foundation
public import SwiftUI

extension View {
  /// Sets the style of the split views inside this view, where the system has SwiftUI's modifier.
  @_disfavoredOverload
  nonisolated public func navigationSplitViewStyle<S: Shim.NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(SplitViewStyle(style: style))
  }

  /// Sets the width of this column of a split view, where the system has SwiftUI's modifier.
  ///
  /// ```swift
  /// NavigationSplitView {
  ///   Text("Mailboxes").navigationSplitViewColumnWidth(min: 200, ideal: 250)
  /// } detail: {
  ///   Text("Message 1")
  /// }
  /// ```
  ///
  /// - Parameter width: The width, in points.
  @_disfavoredOverload
  @ViewBuilder
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      navigationSplitViewColumnWidth(width)
    } else {
      self
    }
  }

  /// Sets the limits of the width of this column of a split view, in points, where the system has SwiftUI's modifier.
  @_disfavoredOverload
  @ViewBuilder
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
    } else {
      self
    }
  }
}

/// The style of split views, where the system has them.
private struct SplitViewStyle {
  let style: any Shim.NavigationSplitViewStyle
}

extension SplitViewStyle: ViewModifier {
  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      switch style {
      case is Shim.BalancedNavigationSplitViewStyle: content.navigationSplitViewStyle(.balanced)
      case is Shim.ProminentDetailNavigationSplitViewStyle:
        content.navigationSplitViewStyle(.prominentDetail)
      default: content.navigationSplitViewStyle(.automatic)
      }
    } else {
      content
    }
  }
}
