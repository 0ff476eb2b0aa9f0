// The one file that knows the package. Below iOS 16 these names mean the package's types; once the app
// needs iOS 16, this file goes.
import NavigationShim
// Makes NavigationShim's modifiers visible in your module's other files.
@_exported import enum NavigationShim.Shim
import SwiftUI

typealias NavigationPath = NavigationPathShim
typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
typealias NavigationLink<Label: View, Destination: View> = NavigationLinkShim<Label, Destination>
typealias NavigationSplitView<Sidebar: View, Content: View, Detail: View> =
  NavigationSplitViewShim<Sidebar, Content, Detail>
// The sidebar's list has a selection.
typealias List<SelectionValue: Hashable, Content: View> = ListShim<SelectionValue, Content>
