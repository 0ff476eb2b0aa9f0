package import LinkStackEngine

/// The behavior of a simulated host: its rules, its speed, and the faults of its reports.
package struct SimulatedHostBehavior: Equatable, Sendable {
  /// When the host reports that it is idle.
  package enum SettleSignals: Equatable, Sendable {
    case onTime
    case late(by: Nanoseconds)
    case never
  }

  /// When the host turns a link off after a back navigation.
  package enum DismissalReport: Equatable, Sendable {
    /// At the end, after the host has reported that it is idle.
    case afterSettling

    /// Some time after the end.
    case late(by: Nanoseconds)
  }

  package var rules: UpdateRules

  /// The time between a step and the beginning of its push or pop.
  ///
  /// UIKit begins at the end of the main queue's iteration in which a link was updated, or later, often by a frame.
  /// Until then the host's state has the screens from before, and no transition. Then it follows the link stack as it
  /// is at that time. A push or a pop that meets a back navigation is lost. Views that are replaced in place change
  /// at once.
  package var lag: Nanoseconds

  /// The numbers of the steps, counted from 1, whose pushes and pops the host silently ignores.
  ///
  /// A step that is repeated has a number of its own.
  package var ignoredUpdates: Set<Int>

  package var transition: Nanoseconds
  package var animatesEveryUpdate: Bool

  /// The duration of a push or a pop without animation, at most that of a transition.
  ///
  /// It is an assumption that it takes a frame of a sixtieth of a second.
  package var stillTransition = Nanoseconds.seconds(1.0 / 60)

  /// Whether the host's screens can be read, as those of UIKit's navigation controller can.
  package var canBeAsked: Bool
  package var settleSignals: SettleSignals
  package var dismissalReport = DismissalReport.afterSettling

  /// Whether the host turns off the links of all covered screens when the app becomes active again.
  package var turnsOffCoveredLinksOnReturn = false

  /// Whether a pop that meets a transition has to wait for its end, and to be repeated.
  ///
  /// If not, it ends the transition early.
  package var postponesPops = false

  package init(
    rules: UpdateRules = .links,
    lag: Nanoseconds = .zero,
    ignoredUpdates: Set<Int> = [],
    transition: Nanoseconds = .milliseconds(350),
    animatesEveryUpdate: Bool = false,
    canBeAsked: Bool = true,
    settleSignals: SettleSignals = .onTime
  ) {
    self.rules = rules
    self.lag = lag
    self.ignoredUpdates = ignoredUpdates
    self.transition = transition
    self.animatesEveryUpdate = animatesEveryUpdate
    self.canBeAsked = canBeAsked
    self.settleSignals = settleSignals
  }

  /// A link stack in a `NavigationView`, as on iOS 14 and 15: one push per step, and 0.35 s for each animated one.
  package static let links = SimulatedHostBehavior()

  /// Apple's `NavigationStack`, as on iOS 16 and later: any path in one step, and 0.35 s if it is animated.
  package static let native = SimulatedHostBehavior(rules: .native)
}
