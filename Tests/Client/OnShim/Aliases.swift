public import NavigationShim
// Makes NavigationShim's modifiers visible in your module's other files.
@_exported public import enum NavigationShim.Shim
public import SwiftUI

/// The path of the sample client, from the package.
public typealias NavigationPath = NavigationPathShim
/// The stack of the sample client, from the package.
public typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
/// The links of the sample client, from the package.
public typealias NavigationLink<Label: View, Destination: View> =
  NavigationLinkShim<Label, Destination>
/// The split view of the sample client, from the package.
public typealias NavigationSplitView<Sidebar: View, Content: View, Detail: View> =
  NavigationSplitViewShim<Sidebar, Content, Detail>
/// The columns that the sample client's split views show, from the package.
public typealias NavigationSplitViewVisibility = NavigationSplitViewVisibilityShim
/// The lists of the sample client, in which navigation links to values select, from the package.
public typealias List<SelectionValue: Hashable, Content: View> = ListShim<SelectionValue, Content>
/// A column of the sample client's split views, from the package.
public typealias NavigationSplitViewColumn = NavigationSplitViewColumnShim
/// A style of the sample client's split views, from the package.
public typealias NavigationSplitViewStyle = NavigationSplitViewStyleShim
/// The style that suits the place, from the package.
public typealias AutomaticNavigationSplitViewStyle = AutomaticNavigationSplitViewStyleShim
/// The style in which the detail makes room, from the package.
public typealias BalancedNavigationSplitViewStyle = BalancedNavigationSplitViewStyleShim
/// The style in which the detail keeps its size, from the package.
public typealias ProminentDetailNavigationSplitViewStyle =
  ProminentDetailNavigationSplitViewStyleShim
/// What is left of the old container in the sample client, from the package.
public typealias NavigationView<Content: View> = NavigationViewShim<Content>
/// The bars that the sample client's modifiers are about, from the package.
public typealias ToolbarPlacement = ToolbarPlacementShim
/// Whether the sample client's bars are visible, from the package.
public typealias Visibility = VisibilityShim
