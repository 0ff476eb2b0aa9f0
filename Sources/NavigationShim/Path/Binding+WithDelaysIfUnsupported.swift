import LinkStackEngine
public import SwiftUI

extension Binding {
  /// Changes a stack's path, waits for the last screen, and returns how the change ended.
  ///
  /// ```swift
  /// func showItem(at path: Binding<[Int]>) async {
  ///   let outcome = await path.withDelaysIfUnsupported { $0 = [42, 7] }
  ///   if outcome == .presented { print("Item 7 is in place.") }
  /// }
  /// ```
  ///
  /// The path changes at once and as a whole, so call this only if code has to wait for the last screen. The native
  /// stack takes the change in one step, and the wait ends with its transition. On macOS and watchOS that transition
  /// can't be observed, so the wait ends at once. The link stack takes the fewest steps it can.
  ///
  /// A binding has no reference to its stacks, so this function waits for the stacks that get another path within an
  /// iteration of the main queue. The value may hold the paths of several tabs: a hidden link stack follows when its tab
  /// is selected, and the wait goes on until then. If the value is the same, the function waits for the stacks that
  /// show it, and returns at once if there are none. For several stacks, the outcome is `presented` if all show their
  /// path, and `superseded` only if none ended in another way.
  ///
  /// An addition to SwiftUI's interface, with NavigationBackport's name. For the path of one stack or of a store,
  /// call ``Navigator/navigate(_:)`` or ``PathStore/navigate(_:)``.
  ///
  /// - Parameter transform: The change, called once and before the first suspension.
  @MainActor
  @discardableResult
  public func withDelaysIfUnsupported(
    _ transform: (inout Value) -> Void
  ) async -> NavigationOutcome {
    let former = wrappedValue
    var new = former
    transform(&new)
    return await LiveStacks.change(from: former, to: new) { wrappedValue = new }
  }
}
