public import SwiftUI

public typealias NavigationPath = SwiftUI.NavigationPath
public typealias NavigationStack<Data, Root: View> = SwiftUI.NavigationStack<Data, Root>
public typealias NavigationLink<Label: View, Destination: View> =
  SwiftUI.NavigationLink<Label, Destination>
public typealias NavigationSplitView<Sidebar: View, Content: View, Detail: View> =
  SwiftUI.NavigationSplitView<Sidebar, Content, Detail>
public typealias NavigationSplitViewVisibility = SwiftUI.NavigationSplitViewVisibility
public typealias List<SelectionValue: Hashable, Content: View> = SwiftUI.List<
  SelectionValue, Content
>
public typealias NavigationSplitViewColumn = SwiftUI.NavigationSplitViewColumn
public typealias NavigationSplitViewStyle = SwiftUI.NavigationSplitViewStyle
public typealias AutomaticNavigationSplitViewStyle = SwiftUI.AutomaticNavigationSplitViewStyle
public typealias BalancedNavigationSplitViewStyle = SwiftUI.BalancedNavigationSplitViewStyle
public typealias ProminentDetailNavigationSplitViewStyle = SwiftUI
  .ProminentDetailNavigationSplitViewStyle
public typealias NavigationView<Content: View> = SwiftUI.NavigationView<Content>
public typealias ToolbarPlacement = SwiftUI.ToolbarPlacement
public typealias Visibility = SwiftUI.Visibility
