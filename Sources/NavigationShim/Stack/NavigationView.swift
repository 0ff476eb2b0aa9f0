public import SwiftUI

extension Shim {
  /// SwiftUI's `NavigationView`, for what is left of it inside a ``NavigationStack`` and in what its
  /// screens present.
  ///
  /// A sheet, and whatever else is inside a screen, inherits the environment by which the shim's links
  /// find their stack. SwiftUI's own navigation view passes it on, and an old link in one would push on
  /// the stack around it. In this one it pushes where it does without the shim:
  ///
  /// ```swift
  /// typealias NavigationView<Content: View> = NavigationViewShim<Content>
  /// ```
  ///
  /// - Note: Stands in for SwiftUI's `NavigationView`, and is shown by it.
  public struct NavigationView<Content: View> {
    private let content: Content

    /// Creates a navigation view.
    ///
    /// Stands in for SwiftUI's initializer of the same signature.
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
      .environment(\.navigationConfiguration.place, .outside)
  }
}
