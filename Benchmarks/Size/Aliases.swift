// The one file that knows the package.
@_exported import NavigationShim
import SwiftUI

typealias NavigationPath = NavigationPathShim
typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
typealias NavigationLink<Label: View, Destination: View> = NavigationLinkShim<Label, Destination>
