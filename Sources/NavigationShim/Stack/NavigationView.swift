public import SwiftUI

extension Shim {
  /// SwiftUI's `NavigationView`, for use inside a ``NavigationStack`` and in views that its screens present.
  ///
  /// SwiftUI's own passes on the environment by which the shim's links find their stack, so that an old link inside
  /// it would push on the stack around it. Inside this one, the link pushes where it does without the shim.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationView`, which shows it: `typealias NavigationView<Content: View> =
  ///   NavigationViewShim<Content>`.
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
  /// SwiftUI's own view, in no stack of the shim's.
  @MainActor public var body: some View {
    SwiftUI.NavigationView { content }
      .environment(\.navigationPlace, .outside)
  }
}
