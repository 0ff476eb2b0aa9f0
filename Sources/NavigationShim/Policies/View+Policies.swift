public import SwiftUI

/// How stacks inside a view work.
///
/// Additions to SwiftUI's interface: delete them together with the package.
extension View {
  /// Chooses which of SwiftUI's containers shows the navigation stacks inside this view.
  ///
  /// - Parameter host: The container. Changing it while a stack is shown builds the stack anew; its
  ///   path stays.
  public func navigationHost(_ host: NavigationHost) -> some View {
    environment(\.navigationHost, host)
  }

  /// Sets when the stacks of links inside this view may take their next update.
  ///
  /// - Parameter pacing: The pacing. A change counts from the next wait on.
  public func navigationPacing(_ pacing: NavigationPacing) -> some View {
    environment(\.stackPolicies.pacing, pacing)
  }

  /// Sets how the stacks of links inside this view show that a screen replaces another one.
  ///
  /// - Parameter replacement: In place, or as a pop and a push.
  public func navigationReplacement(_ replacement: NavigationReplacement) -> some View {
    environment(\.stackPolicies.replacement, replacement)
  }

  /// Sets whether the stacks of links inside this view animate what the app does to their paths.
  ///
  /// - Parameter animation: As the host does it, or without, which is a best effort: see
  ///   ``NavigationAnimation/disabled``.
  public func navigationAnimation(_ animation: NavigationAnimation) -> some View {
    environment(\.stackPolicies.animation, animation)
  }
}
