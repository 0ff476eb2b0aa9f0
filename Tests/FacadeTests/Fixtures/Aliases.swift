@_exported import EmulatedStacks
@_exported import NavigationShim

typealias NavigationPath = NavigationShim.NavigationPath
typealias NavigationStack = NavigationShim.NavigationStack
typealias NavigationLink = NavigationShim.NavigationLink
