/// How the emulated navigation view behaves where systems differ.
public struct HostBehavior: Hashable, Sendable {
  /// Which controllers on pushed screens learn that they have appeared.
  public enum Signals: Hashable, Sendable {
    /// All, at the end of the transition.
    case viewDidAppear

    /// None, as has been reported of some set-ups.
    case never
  }

  /// When a link's binding is set to false after a person has gone back.
  public enum DismissalWrites: Hashable, Sendable {
    /// After the transition, when the screen below has appeared.
    case whenSettled

    /// As the transition begins.
    case whenStarting
  }

  /// How long a transition takes, in nanoseconds.
  public var transition: Int64

  /// Which controllers on pushed screens learn that they have appeared.
  public var signals: Signals

  /// When a link's binding is set to false after a person has gone back.
  public var dismissalWrites: DismissalWrites

  /// Whether `onChange` is called on screens that are covered by another one.
  ///
  /// Reports on older systems say that it isn't.
  public var observesChangesOnCoveredScreens: Bool

  /// Describes a host.
  public init(
    transition: Int64 = 350_000_000,
    signals: Signals = .viewDidAppear,
    dismissalWrites: DismissalWrites = .whenSettled,
    observesChangesOnCoveredScreens: Bool = false
  ) {
    self.transition = transition
    self.signals = signals
    self.dismissalWrites = dismissalWrites
    self.observesChangesOnCoveredScreens = observesChangesOnCoveredScreens
  }
}
