import Combine
import SwiftUI

struct WithDetail<Sidebar: View>: View {
  var preferred: Binding<NavigationSplitViewColumn>?
  @ViewBuilder let sidebar: () -> Sidebar

  var body: some View {
    NavigationSplitView(preferredCompactColumn: preferred, sidebar: sidebar) { Text("detail") }
  }
}

#if !os(macOS)
extension ObservableObject {
  /// Launches such a split view, whose sidebar is made of the object's bindings.
  @MainActor
  func launchedSidebar<Sidebar: View>(
    _ width: UserInterfaceSizeClass = .compact,
    preferring preferred:
      @escaping @MainActor (ObservedObject<Self>.Wrapper)
      -> Binding<NavigationSplitViewColumn>? = { _ in nil },
    @ViewBuilder sidebar: @escaping @MainActor (ObservedObject<Self>.Wrapper) -> Sidebar
  ) async -> AppUnderTest {
    await launchedApp(.links) { bound in
      WithDetail(preferred: preferred(bound)) { sidebar(bound) }
        .environment(\.horizontalSizeClass, width)
    }
  }
}
#endif
