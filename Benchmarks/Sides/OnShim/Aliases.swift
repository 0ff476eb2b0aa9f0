import NavigationShim
// Makes NavigationShim's modifiers visible in your module's other files.
@_exported import enum NavigationShim.Shim
import SwiftUI

typealias NavigationPath = NavigationPathShim
typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
typealias NavigationLink<Label: View, Destination: View> = NavigationLinkShim<Label, Destination>
