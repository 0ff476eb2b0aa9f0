import LinkStackEngine
public import SwiftUI

extension Binding {
  /// Changes a stack's path, waits for the last screen, and returns how the change ended.
  ///
  /// ```swift
  /// struct OrderButton: View {
  ///   @Binding var path: [Int]
  ///
  ///   var body: some View {
  ///     Button("Item 7") {
  ///       Task {
  ///         let outcome = await $path.withDelaysIfUnsupported { $0 = [42, 7] }
  ///         if outcome == .presented { print("Item 7 is in place.") }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The path changes at once and as a whole, so call this only if code has to wait for the last screen. The native
  /// stack takes the change in one step, and the wait ends with its transition. On macOS and watchOS that transition
  /// can't be observed, so the wait ends at once. The link stack takes the fewest steps it can.
  ///
  /// A binding has no reference to its stacks, so this function waits for all stacks whose path has changed. The
  /// value may hold the paths of several tabs: a hidden stack follows when its tab is selected. If no path has
  /// changed, the function waits for the stacks that show the value, and returns at once if there are none. For
  /// several stacks, the outcome is `presented` if all show their path, and `superseded` only if none ended in
  /// another way.
  ///
  /// The function reads the paths of all stacks right after the change. Don't remove anything in the change that a
  /// stack's binding refers to, such as a tab in an array of tabs; remove that separately.
  ///
  /// An addition to SwiftUI's interface, with NavigationBackport's name. For the path of one stack or of a store,
  /// call ``Navigator/navigate(_:)`` or ``PathStore/navigate(_:)``.
  ///
  /// - Parameter transform: The change, called once and before the first suspension.
  /// - Complexity: O(*n*) in the number of elements in the paths of all stacks.
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
