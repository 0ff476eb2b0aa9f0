/// The types that stand in for SwiftUI's, under the same names.
///
/// An app gets at them by aliases of its own, which are what it swaps in the end:
///
/// ```swift
/// import NavigationShim
///
/// typealias NavigationPath = NavigationShim.NavigationPath
/// typealias NavigationStack = NavigationShim.NavigationStack
/// typealias NavigationLink = NavigationShim.NavigationLink
/// ```
public enum Shim {}
