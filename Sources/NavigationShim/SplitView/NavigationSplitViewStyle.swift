public import SwiftUI

extension Shim {
  /// How a split view shares the room between its columns.
  ///
  /// An app names the three styles there are, and makes none of its own.
  ///
  /// - Note: Stands in for SwiftUI's protocol of this name.
  public protocol NavigationSplitViewStyle {}

  /// The style that the system finds fitting.
  ///
  /// - Note: Stands in for SwiftUI's type of this name.
  public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
  }

  /// A style in which the detail column gets smaller when other columns show.
  ///
  /// - Note: Stands in for SwiftUI's type of this name.
  public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
  }

  /// A style in which the detail column keeps its size when other columns show.
  ///
  /// - Note: Stands in for SwiftUI's type of this name.
  public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
  }
}

extension Shim.NavigationSplitViewStyle where Self == Shim.AutomaticNavigationSplitViewStyle {
  /// The style that the system finds fitting.
  public static var automatic: Self { Self() }
}

extension Shim.NavigationSplitViewStyle where Self == Shim.BalancedNavigationSplitViewStyle {
  /// The detail column gets smaller when other columns show.
  public static var balanced: Self { Self() }
}

extension Shim.NavigationSplitViewStyle where Self == Shim.ProminentDetailNavigationSplitViewStyle {
  /// The detail column keeps its size when other columns show.
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Sets the style of the split views inside this view, where the system has them.
  ///
  /// Stands in for SwiftUI's modifier of the same name. It has no effect if the columns are those
  /// of a `NavigationView`.
  ///
  /// - Parameter style: The style.
  @_disfavoredOverload
  nonisolated public func navigationSplitViewStyle<S: Shim.NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(SplitViewStyle(style: style))
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
