// The names that an app's aliases refer to, except for that of the path, which is beside `Shim`. They are aliases
// themselves, so that at a deployment target of iOS 16 they alone are deprecated, with SwiftUI's type as the
// replacement. If the types were deprecated, the members of their extensions would be too, and every use of those
// would warn. The names are single words, because the compiler's fix-it replaces one word.

/// A view that shows a root and, above it, a screen for each element of a path:
/// ``Shim/NavigationStack``.
@available(iOS, deprecated: 16, renamed: "SwiftUI.NavigationStack")
@available(macOS, deprecated: 13, renamed: "SwiftUI.NavigationStack")
@available(tvOS, deprecated: 16, renamed: "SwiftUI.NavigationStack")
@available(watchOS, deprecated: 9, renamed: "SwiftUI.NavigationStack")
public typealias NavigationStackShim = Shim.NavigationStack

/// A view that people tap to push a screen: ``Shim/NavigationLink``.
@available(iOS, deprecated: 16, renamed: "SwiftUI.NavigationLink")
@available(macOS, deprecated: 13, renamed: "SwiftUI.NavigationLink")
@available(tvOS, deprecated: 16, renamed: "SwiftUI.NavigationLink")
@available(watchOS, deprecated: 9, renamed: "SwiftUI.NavigationLink")
public typealias NavigationLinkShim = Shim.NavigationLink

/// A view with two or three columns, where the selection in one column decides what the next one shows:
/// ``Shim/NavigationSplitView``.
@available(
  iOS,
  deprecated: 16,
  message: "below iOS 17, keep the aliases of a split view that has a preferredCompactColumn",
  renamed: "SwiftUI.NavigationSplitView"
)
@available(
  macOS,
  deprecated: 13,
  message: "below macOS 14, keep the aliases of a split view that has a preferredCompactColumn",
  renamed: "SwiftUI.NavigationSplitView"
)
@available(
  tvOS,
  deprecated: 16,
  message: "below tvOS 17, keep the aliases of a split view that has a preferredCompactColumn",
  renamed: "SwiftUI.NavigationSplitView"
)
@available(
  watchOS,
  deprecated: 9,
  message: "below watchOS 10, keep the aliases of a split view that has a preferredCompactColumn",
  renamed: "SwiftUI.NavigationSplitView"
)
public typealias NavigationSplitViewShim = Shim.NavigationSplitView

/// The visible columns of a split view: ``Shim/NavigationSplitViewVisibility``.
@available(
  iOS,
  deprecated: 16,
  message: "below iOS 17, keep the aliases of a split view that has a preferredCompactColumn",
  renamed: "SwiftUI.NavigationSplitViewVisibility"
)
@available(
  macOS,
  deprecated: 13,
  message: "below macOS 14, keep the aliases of a split view that has a preferredCompactColumn",
  renamed: "SwiftUI.NavigationSplitViewVisibility"
)
@available(
  tvOS,
  deprecated: 16,
  message: "below tvOS 17, keep the aliases of a split view that has a preferredCompactColumn",
  renamed: "SwiftUI.NavigationSplitViewVisibility"
)
@available(
  watchOS,
  deprecated: 9,
  message: "below watchOS 10, keep the aliases of a split view that has a preferredCompactColumn",
  renamed: "SwiftUI.NavigationSplitViewVisibility"
)
public typealias NavigationSplitViewVisibilityShim = Shim.NavigationSplitViewVisibility

/// A column of a split view, to choose the one on top in compact width: ``Shim/NavigationSplitViewColumn``.
@available(iOS, deprecated: 17, renamed: "SwiftUI.NavigationSplitViewColumn")
@available(macOS, deprecated: 14, renamed: "SwiftUI.NavigationSplitViewColumn")
@available(tvOS, deprecated: 17, renamed: "SwiftUI.NavigationSplitViewColumn")
@available(watchOS, deprecated: 10, renamed: "SwiftUI.NavigationSplitViewColumn")
public typealias NavigationSplitViewColumnShim = Shim.NavigationSplitViewColumn

/// How a split view divides its width between its columns: ``Shim/NavigationSplitViewStyle``.
@available(iOS, deprecated: 16, renamed: "SwiftUI.NavigationSplitViewStyle")
@available(macOS, deprecated: 13, renamed: "SwiftUI.NavigationSplitViewStyle")
@available(tvOS, deprecated: 16, renamed: "SwiftUI.NavigationSplitViewStyle")
@available(watchOS, deprecated: 9, renamed: "SwiftUI.NavigationSplitViewStyle")
public typealias NavigationSplitViewStyleShim = Shim.NavigationSplitViewStyle

/// The style of split views that the system chooses.
@available(iOS, deprecated: 16, renamed: "SwiftUI.AutomaticNavigationSplitViewStyle")
@available(macOS, deprecated: 13, renamed: "SwiftUI.AutomaticNavigationSplitViewStyle")
@available(tvOS, deprecated: 16, renamed: "SwiftUI.AutomaticNavigationSplitViewStyle")
@available(watchOS, deprecated: 9, renamed: "SwiftUI.AutomaticNavigationSplitViewStyle")
public typealias AutomaticNavigationSplitViewStyleShim = Shim.AutomaticNavigationSplitViewStyle

/// A style of split views in which the detail column gets smaller when other columns appear.
@available(iOS, deprecated: 16, renamed: "SwiftUI.BalancedNavigationSplitViewStyle")
@available(macOS, deprecated: 13, renamed: "SwiftUI.BalancedNavigationSplitViewStyle")
@available(tvOS, deprecated: 16, renamed: "SwiftUI.BalancedNavigationSplitViewStyle")
@available(watchOS, deprecated: 9, renamed: "SwiftUI.BalancedNavigationSplitViewStyle")
public typealias BalancedNavigationSplitViewStyleShim = Shim.BalancedNavigationSplitViewStyle

/// A style of split views in which the detail column keeps its size.
@available(iOS, deprecated: 16, renamed: "SwiftUI.ProminentDetailNavigationSplitViewStyle")
@available(macOS, deprecated: 13, renamed: "SwiftUI.ProminentDetailNavigationSplitViewStyle")
@available(tvOS, deprecated: 16, renamed: "SwiftUI.ProminentDetailNavigationSplitViewStyle")
@available(watchOS, deprecated: 9, renamed: "SwiftUI.ProminentDetailNavigationSplitViewStyle")
public typealias ProminentDetailNavigationSplitViewStyleShim = Shim
  .ProminentDetailNavigationSplitViewStyle

/// A list in a column, whose rows people select: ``Shim/List``.
@available(iOS, deprecated: 16, renamed: "SwiftUI.List")
@available(macOS, deprecated: 13, renamed: "SwiftUI.List")
@available(tvOS, deprecated: 16, renamed: "SwiftUI.List")
@available(watchOS, deprecated: 9, renamed: "SwiftUI.List")
public typealias ListShim = Shim.List

/// SwiftUI's `NavigationView`, for use inside a stack's screens: ``Shim/NavigationView``.
@available(iOS, deprecated: 16, renamed: "SwiftUI.NavigationView")
@available(macOS, deprecated: 13, renamed: "SwiftUI.NavigationView")
@available(tvOS, deprecated: 16, renamed: "SwiftUI.NavigationView")
@available(watchOS, deprecated: 9, renamed: "SwiftUI.NavigationView")
public typealias NavigationViewShim = Shim.NavigationView

/// Whether a bar is visible, for an app that names the type and supports iOS 14: ``Shim/Visibility``.
///
/// SwiftUI's type is new in iOS 15. From iOS 15 on, its values are accepted too.
@available(iOS, deprecated: 15, renamed: "SwiftUI.Visibility")
@available(macOS, deprecated: 12, renamed: "SwiftUI.Visibility")
@available(tvOS, deprecated: 15, renamed: "SwiftUI.Visibility")
@available(watchOS, deprecated: 8, renamed: "SwiftUI.Visibility")
public typealias VisibilityShim = Shim.Visibility

/// The bars that a modifier changes, for an app that names the type: ``Shim/ToolbarPlacement``.
@available(iOS, deprecated: 16, renamed: "SwiftUI.ToolbarPlacement")
@available(macOS, deprecated: 13, renamed: "SwiftUI.ToolbarPlacement")
@available(tvOS, deprecated: 16, renamed: "SwiftUI.ToolbarPlacement")
@available(watchOS, deprecated: 9, renamed: "SwiftUI.ToolbarPlacement")
public typealias ToolbarPlacementShim = Shim.ToolbarPlacement
