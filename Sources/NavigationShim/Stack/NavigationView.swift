public import SwiftUI

extension Shim {
  /// SwiftUI's `NavigationView`, for use inside a ``NavigationStack`` and in views that its screens present.
  ///
  /// ```swift
  /// // In the alias file:
  /// typealias NavigationView<Content: View> = NavigationViewShim<Content>
  ///
  /// // In a view that hasn't moved to NavigationStack yet:
  /// struct SettingsSheet: View {
  ///   var body: some View {
  ///     NavigationView {
  ///       NavigationLink("Accounts") { Text("Accounts") }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// SwiftUI's `NavigationView` passes on the environment in which a navigation link finds its stack. A navigation
  /// link in it would push onto the enclosing stack. In this view it pushes as it does without NavigationShim.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationView`, which shows it.
  public struct NavigationView<Content: View> {
    private let content: Content

    /// Creates a navigation view, as SwiftUI's initializer does.
    ///
    /// - Parameter content: The first screen; several views are columns.
    public init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }
  }
}

extension Shim.NavigationView: View {
  /// SwiftUI's view, outside of any stack.
  @MainActor public var body: some View {
    SwiftUI.NavigationView { content }
      .environment(\.navigationPlace, .outside)
  }
}
