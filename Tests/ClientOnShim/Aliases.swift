// `@_exported`: with MemberImportVisibility, the files that import only SwiftUI would otherwise
// see the types through the aliases but not the modifiers.
@_exported public import NavigationShim

/// The path of the sample client, from the shim.
public typealias NavigationPath = NavigationShim.NavigationPath
/// The stack of the sample client, from the shim.
public typealias NavigationStack = NavigationShim.NavigationStack
/// The links of the sample client, from the shim.
public typealias NavigationLink = NavigationShim.NavigationLink
/// The split view of the sample client, from the shim.
public typealias NavigationSplitView = NavigationShim.NavigationSplitView
/// The columns that the sample client's split views show, from the shim.
public typealias NavigationSplitViewVisibility = NavigationShim.NavigationSplitViewVisibility
/// The lists of the sample client, in which value links select, from the shim.
public typealias List = ListShim
