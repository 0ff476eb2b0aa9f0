@_exported import AppTesting
@_exported import NavigationShim
import SwiftUI

// What an app writes for the swap.
typealias NavigationPath = NavigationPathShim
typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
typealias NavigationLink<Label: View, Destination: View> = NavigationLinkShim<Label, Destination>
typealias NavigationSplitView<Sidebar: View, Content: View, Detail: View> = NavigationSplitViewShim<
  Sidebar, Content, Detail
>
typealias NavigationSplitViewVisibility = NavigationSplitViewVisibilityShim
typealias NavigationSplitViewColumn = NavigationSplitViewColumnShim
