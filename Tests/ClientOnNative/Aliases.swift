public import SwiftUI

/// The path of the sample client, from SwiftUI.
public typealias NavigationPath = SwiftUI.NavigationPath
/// The stack of the sample client, from SwiftUI.
public typealias NavigationStack = SwiftUI.NavigationStack
/// The links of the sample client, from SwiftUI.
public typealias NavigationLink = SwiftUI.NavigationLink
/// The split view of the sample client, from SwiftUI.
public typealias NavigationSplitView = SwiftUI.NavigationSplitView
/// The columns that the sample client's split views show, from SwiftUI.
public typealias NavigationSplitViewVisibility = SwiftUI.NavigationSplitViewVisibility
/// The lists of the sample client, in which value links select, from SwiftUI.
public typealias List = SwiftUI.List
