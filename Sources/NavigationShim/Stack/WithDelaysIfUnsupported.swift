import LinkStackEngine
public import SwiftUI

extension Binding {
  /// Changes a stack's path, and waits until the screens have followed.
  ///
  /// SwiftUI's own stack takes the change in one update, and the wait ends at once. A stack of
  /// links takes the fewest updates it can, one after another. In both cases the path itself
  /// changes as a whole and at once, so use this only if code has to wait for the last screen. To
  /// just set a path, set it.
  ///
  /// A ``Navigator`` knows its stack, but a binding doesn't know the stacks that it was given to.
  /// So this function waits for the stacks whose path has changed. There may be several, if the
  /// value holds the paths of several tabs; a stack that is out of sight follows when it is shown.
  /// If no path has changed, the function waits for the stacks that show the value. If there are
  /// none, it returns at once.
  ///
  /// If there are several stacks, the outcome is `presented` if all of them show their path, and
  /// `superseded` only if no stack ended in another way. The function returns when all of them are
  /// done.
  ///
  /// The paths of all stacks are read right after the change. So the change must not remove
  /// anything that the binding of a stack refers to, such as a tab in an array of tabs: remove that
  /// separately.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameter transform: Changes the path.
  /// - Returns: How the change ended.
  /// - Complexity: O(*n*), where *n* is the number of elements in the paths of all stacks.
  @MainActor
  @discardableResult
  public func withDelaysIfUnsupported(
    _ transform: (inout Value) -> Void
  ) async -> NavigationOutcome {
    await LinksStack.change {
      LiveStacks.shared.changed {
        change(transform)
      } to: {
        wrappedValue
      }
    }
  }

  /// Changes the value by one write.
  @MainActor
  func change(_ transform: (inout Value) -> Void) {
    var changed = wrappedValue
    transform(&changed)
    wrappedValue = changed
  }
}
