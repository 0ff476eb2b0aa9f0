import NavigationShim
// Other files see the package's members by this, and of its names this one.
@_exported import enum NavigationShim.Shim
import SwiftUI

typealias NavigationPath = NavigationPathShim
typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
typealias NavigationLink<Label: View, Destination: View> = NavigationLinkShim<Label, Destination>
