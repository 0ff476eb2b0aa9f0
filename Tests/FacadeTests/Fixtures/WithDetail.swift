import Combine
import SwiftUI
import Testing

/// A split view with a sidebar.
struct WithDetail<Sidebar: View>: View {
  @ViewBuilder let sidebar: () -> Sidebar

  var body: some View { NavigationSplitView(sidebar: sidebar) { Text("detail") } }
}
