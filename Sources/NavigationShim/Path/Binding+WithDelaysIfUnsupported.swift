import LinkStackEngine
public import SwiftUI

extension Binding {
  /// Changes a stack's path, and waits until the screens have followed; returns how the change ended.
  ///
  /// SwiftUI's own stack takes the change in one update, and the wait ends with its transition; on macOS and watchOS,
  /// where nobody can ask for that, it ends at once. A stack of links takes the fewest updates it can. In both cases
  /// the path itself changes as a whole and at once, so use this only if code has to wait for the last screen.
  ///
  /// A binding doesn't know its stacks, so this function waits for those whose path has changed, also where the value
  /// holds the paths of several tabs; a stack that is out of sight follows when it is shown. If no path has changed,
  /// it waits for the stacks that show the value, and if there are none, returns at once. Of several stacks, the
  /// outcome is `presented` if all show their path, and `superseded` only if none ended in another way.
  ///
  /// The paths of all stacks are read right after the change. So the change must not remove anything that the binding
  /// of a stack refers to, such as a tab in an array of tabs: remove that separately.
  ///
  /// An addition to SwiftUI's interface, under NavigationBackport's name: ``Navigator/navigate(_:)`` and
  /// ``PathStore/navigate(_:)`` do the same for the path of one stack, or of a store.
  @MainActor
  @discardableResult
  public func withDelaysIfUnsupported(
    _ transform: (inout Value) -> Void
  ) async -> NavigationOutcome {
    await LiveStacks.change {
      LiveStacks.shared.changed {
        change(transform)
      } to: {
        wrappedValue
      }
    }
  }

  @MainActor
  func change(_ transform: (inout Value) -> Void) {
    var changed = wrappedValue
    transform(&changed)
    wrappedValue = changed
  }
}
