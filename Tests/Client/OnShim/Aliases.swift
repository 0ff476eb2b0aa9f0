public import NavigationShim
// Makes NavigationShim's modifiers visible in your module's other files.
@_exported public import enum NavigationShim.Shim
public import SwiftUI

public typealias NavigationPath = NavigationPathShim
public typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
public typealias NavigationLink<Label: View, Destination: View> =
  NavigationLinkShim<Label, Destination>
public typealias NavigationSplitView<Sidebar: View, Content: View, Detail: View> =
  NavigationSplitViewShim<Sidebar, Content, Detail>
public typealias NavigationSplitViewVisibility = NavigationSplitViewVisibilityShim
public typealias List<SelectionValue: Hashable, Content: View> = ListShim<SelectionValue, Content>
public typealias NavigationSplitViewColumn = NavigationSplitViewColumnShim
public typealias NavigationSplitViewStyle = NavigationSplitViewStyleShim
public typealias AutomaticNavigationSplitViewStyle = AutomaticNavigationSplitViewStyleShim
public typealias BalancedNavigationSplitViewStyle = BalancedNavigationSplitViewStyleShim
public typealias ProminentDetailNavigationSplitViewStyle =
  ProminentDetailNavigationSplitViewStyleShim
public typealias NavigationView<Content: View> = NavigationViewShim<Content>
public typealias ToolbarPlacement = ToolbarPlacementShim
public typealias Visibility = VisibilityShim
