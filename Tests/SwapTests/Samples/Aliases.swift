import SwiftUI
// `@_exported`, so that the samples need no other import than SwiftUI.
@_exported import NavigationShim

typealias NavigationPath = NavigationPathShim
typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
typealias NavigationLink<Label: View, Destination: View> = NavigationLinkShim<Label, Destination>
