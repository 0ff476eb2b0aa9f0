import LinkStackEngine
public import SwiftUI

extension Binding {
  /// Changes a stack's path, and waits until the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one, and the wait ends at once. A stack of links takes
  /// it in the fewest updates it can, one after another. The path itself changes as a whole and at
  /// once in both cases, so this is for code that has to wait for the last screen; to just set a path,
  /// set it.
  ///
  /// A binding doesn't know the stacks that it was given to. Those are waited for whose path the change
  /// has changed, as when the value holds the paths of several tabs; one that is out of sight follows
  /// when it is shown. Where no path has changed, those are waited for that show the value. Where there
  /// is none, the wait ends at once. A ``Navigator`` knows its stack.
  ///
  /// Of several stacks, the outcome is `presented` if all of them show their path, else `dismissed` if
  /// one of them was dismissed, else `superseded`. It comes when all are through.
  ///
  /// All stacks' paths are read right after the change. So it must not remove what the binding of one
  /// of them is about, such as a tab in an array of tabs: do that apart.
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
    await StackModel.change {
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
