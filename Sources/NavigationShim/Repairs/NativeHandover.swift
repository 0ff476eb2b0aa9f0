/// When SwiftUI's own stack is handed how much of the app's path.
///
/// The engine's sequencer would do as well, but for the time at which it acts. It follows a change of the path and
/// asks its host for an update; here the path is read while views are updated, and what may go at once goes in
/// that very update.
///
/// | state | the same path | another one, still | another one, moving | types differ, still | go on |
/// |---|---|---|---|---|---|
/// | even | even: whole | even: whole | held: nothing | cut: beginning | even |
/// | held | even: whole | even: whole | held: nothing | cut: beginning | even |
/// | cut | even: whole | cut: nothing | cut: nothing | cut: nothing | even |
struct NativeHandover: Equatable {
  enum State: CaseIterable {
    /// SwiftUI has the app's path, or is about to be handed it.
    case even

    /// SwiftUI has a former path, for as long as something moves.
    case held

    /// SwiftUI has what the app's path has in common with a former one, for the turn.
    case cut
  }

  /// How the app's path differs from what SwiftUI has.
  enum Difference: CaseIterable {
    case none, values

    /// Elements at the same index have different types.
    case types
  }

  /// How much of the app's path SwiftUI is handed.
  enum Share {
    case whole

    /// What the path has in common with what SwiftUI has.
    case beginning

    /// SwiftUI keeps what it has.
    case nothing
  }

  private(set) var state = State.even

  /// Follows the app's path, as views are updated.
  mutating func follow(_ difference: Difference, isMoving: Bool) -> Share {
    switch (state, difference) {
    case (_, .none):
      state = .even
      return .whole
    case (.cut, _):
      return .nothing
    case (.even, _) where isMoving, (.held, _) where isMoving:
      state = .held
      return .nothing
    case (.even, .values), (.held, .values):
      state = .even
      return .whole
    case (.even, .types), (.held, .types):
      state = .cut
      return .beginning
    }
  }

  /// Has the rest handed over as views are updated next: the turn is over, or nothing moves any more.
  mutating func goOn() {
    state = .even
  }
}
