import Combine
import SwiftUI

struct WithDetail<Sidebar: View>: View {
  @ViewBuilder let sidebar: () -> Sidebar

  var body: some View { NavigationSplitView(sidebar: sidebar) { Text("detail") } }
}

#if !os(macOS)
extension ObservableObject {
  /// Launches such a split view, whose sidebar is made of the object's bindings.
  @MainActor
  func launchedSidebar<Sidebar: View>(
    _ width: UserInterfaceSizeClass = .compact,
    @ViewBuilder sidebar: @escaping @MainActor (ObservedObject<Self>.Wrapper) -> Sidebar
  ) async -> AppUnderTest {
    await launchedApp(.links) { bound in
      WithDetail { sidebar(bound) }.environment(\.horizontalSizeClass, width)
    }
  }
}
#endif
