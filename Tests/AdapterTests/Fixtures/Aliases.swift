// `@_exported`, so that the README's sample needs no other import than SwiftUI.
@_exported import NavigationShim

typealias NavigationPath = NavigationShim.NavigationPath
typealias NavigationStack = NavigationShim.NavigationStack
typealias NavigationLink = NavigationShim.NavigationLink
