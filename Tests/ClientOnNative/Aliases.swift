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
/// The lists of the sample client, in which value links select, from SwiftUI.
public typealias List = SwiftUI.List
