public import LinkStackEngine

/// How a simulated host behaves: its rules, its speed, and the faults of its reports.
public struct SimulatedHostBehavior: Hashable, Sendable {
  /// When the host reports that it has settled.
  public enum SettleSignals: Hashable, Sendable {
    /// At the end of each transition.
    case onTime

    /// Some time after the end of each transition.
    case late(by: Nanoseconds)

    /// Never, as on hosts that offer no hook for it.
    case never
  }

  /// When the host turns a link off after a person has begun to go back.
  public enum DismissalReport: Hashable, Sendable, CaseIterable {
    /// As the screen below comes into view, and still moves.
    case atStart

    /// At the end, before the host reports that it has settled.
    case beforeSettling

    /// At the end, after the host has reported that it has settled.
    case afterSettling
  }

  /// What the host accepts as one update.
  ///
  /// What exceeds it is lost.
  public var rules: UpdateRules

  /// How long the animation of a push or a pop takes.
  public var transition: Nanoseconds

  /// When the host reports that it has settled.
  public var settleSignals: SettleSignals

  /// When the host turns a link off after a person has begun to go back.
  public var dismissalReport: DismissalReport

  /// Whether the host, when the app returns to it, turns off the links of all covered screens for no
  /// reason.
  public var doubtsLinksOnReturn: Bool

  /// Describes a host.
  public init(
    rules: UpdateRules = .links,
    transition: Nanoseconds = .milliseconds(350),
    settleSignals: SettleSignals = .onTime,
    dismissalReport: DismissalReport = .afterSettling,
    doubtsLinksOnReturn: Bool = false
  ) {
    self.rules = rules
    self.transition = transition
    self.settleSignals = settleSignals
    self.dismissalReport = dismissalReport
    self.doubtsLinksOnReturn = doubtsLinksOnReturn
  }

  /// A `NavigationView` with a stack of links, as on iOS 14 and 15: one push per update, and 0.35 s
  /// for each.
  public static let links = SimulatedHostBehavior()

  /// Apple's `NavigationStack`, as on iOS 16 and later: any path in one update, and 0.35 s for it.
  public static let native = SimulatedHostBehavior(rules: .native)
}
