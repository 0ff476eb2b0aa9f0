import SwiftUI
// `@_exported`, so that the samples need no other import than SwiftUI.
@_exported import NavigationShim

typealias NavigationPath = NavigationShim.NavigationPath
typealias NavigationStack = NavigationShim.NavigationStack
typealias NavigationLink = NavigationShim.NavigationLink
