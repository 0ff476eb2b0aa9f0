public import SwiftUI

/// The path of the sample client, from SwiftUI.
public typealias NavigationPath = SwiftUI.NavigationPath
/// The stack of the sample client, from SwiftUI.
public typealias NavigationStack<Data, Root: View> = SwiftUI.NavigationStack<Data, Root>
/// The links of the sample client, from SwiftUI.
public typealias NavigationLink<Label: View, Destination: View> =
  SwiftUI.NavigationLink<Label, Destination>
/// The split view of the sample client, from SwiftUI.
public typealias NavigationSplitView<Sidebar: View, Content: View, Detail: View> =
  SwiftUI.NavigationSplitView<Sidebar, Content, Detail>
/// The columns that the sample client's split views show, from SwiftUI.
public typealias NavigationSplitViewVisibility = SwiftUI.NavigationSplitViewVisibility
/// The lists of the sample client, in which navigation links to values select, from SwiftUI.
public typealias List<SelectionValue: Hashable, Content: View> = SwiftUI.List<
  SelectionValue, Content
>
/// A column of the sample client's split views, from SwiftUI.
public typealias NavigationSplitViewColumn = SwiftUI.NavigationSplitViewColumn
/// A style of the sample client's split views, from SwiftUI.
public typealias NavigationSplitViewStyle = SwiftUI.NavigationSplitViewStyle
/// The style that suits the place, from SwiftUI.
public typealias AutomaticNavigationSplitViewStyle = SwiftUI.AutomaticNavigationSplitViewStyle
/// The style in which the detail makes room, from SwiftUI.
public typealias BalancedNavigationSplitViewStyle = SwiftUI.BalancedNavigationSplitViewStyle
/// The style in which the detail keeps its size, from SwiftUI.
public typealias ProminentDetailNavigationSplitViewStyle = SwiftUI
  .ProminentDetailNavigationSplitViewStyle
/// What is left of the old container in the sample client, from SwiftUI.
public typealias NavigationView<Content: View> = SwiftUI.NavigationView<Content>
/// The bars that the sample client's modifiers are about, from SwiftUI.
public typealias ToolbarPlacement = SwiftUI.ToolbarPlacement
/// Whether the sample client's bars are visible, from SwiftUI.
public typealias Visibility = SwiftUI.Visibility
