// The one file that knows the package. Below iOS 16 these names mean the package's types; once the app
// needs iOS 16, this file goes.
import NavigationShim
// Other files see the package's members by this, and of its names this one.
@_exported import enum NavigationShim.Shim
import SwiftUI

typealias NavigationPath = NavigationPathShim
typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
typealias NavigationLink<Label: View, Destination: View> = NavigationLinkShim<Label, Destination>
