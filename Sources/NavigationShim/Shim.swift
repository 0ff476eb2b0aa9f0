/// The types that stand in for SwiftUI's, under the same names.
///
/// An app uses them through aliases of its own, and replaces these aliases when it leaves NavigationShim. The aliases
/// of generic types have parameters, so that a type's own name works inside its extensions:
///
/// ```swift
/// import NavigationShim
/// // Makes NavigationShim's modifiers visible in your module's other files.
/// @_exported import enum NavigationShim.Shim
/// import SwiftUI
///
/// typealias NavigationPath = NavigationPathShim
/// typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
/// typealias NavigationLink<Label: View, Destination: View> = NavigationLinkShim<Label, Destination>
/// ```
public enum Shim {}

// Aliases.swift explains why this is an alias of an alias.

/// The values of a stack's screens above its root: ``Shim/NavigationPath``.
@available(iOS, introduced: 14, deprecated: 16, renamed: "SwiftUI.NavigationPath")
@available(macOS, introduced: 11, deprecated: 13, renamed: "SwiftUI.NavigationPath")
@available(tvOS, introduced: 14, deprecated: 16, renamed: "SwiftUI.NavigationPath")
@available(watchOS, introduced: 7, deprecated: 9, renamed: "SwiftUI.NavigationPath")
public typealias NavigationPathShim = Shim.NavigationPath
