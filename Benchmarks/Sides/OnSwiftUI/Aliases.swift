import SwiftUI

typealias NavigationPath = SwiftUI.NavigationPath
typealias NavigationStack<Data, Root: View> = SwiftUI.NavigationStack<Data, Root>
typealias NavigationLink<Label: View, Destination: View> = SwiftUI.NavigationLink<
  Label, Destination
>
