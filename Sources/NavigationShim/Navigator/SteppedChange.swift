import SwiftUI

/// A change of a path that somebody waits for.
@MainActor
struct SteppedChange<Path> {
  let path: Binding<Path>
  let adapter: PathAdapter<Path>

  /// Applies the change as a whole; the stack takes it apart where it has to.
  func apply(
    _ transform: (inout Path) -> Void,
    completion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    LiveStacks.shared.follow(
      { adapter.elements(path.wrappedValue) },
      {
        var changed = path.wrappedValue
        transform(&changed)
        path.wrappedValue = changed
      },
      completion: completion
    )
  }

  /// Applies the change, and waits for the outcome.
  func apply(_ transform: (inout Path) -> Void) async -> NavigationOutcome {
    await withCheckedContinuation { continuation in
      apply(transform) { continuation.resume(returning: $0) }
    }
  }
}
