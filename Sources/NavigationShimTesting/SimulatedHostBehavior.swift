package import LinkStackEngine

/// How a simulated host behaves: its rules, its speed, and the faults of its reports.
public struct SimulatedHostBehavior: Hashable, Sendable {
  /// When the host reports that it stands still.
  package enum SettleSignals: Hashable, Sendable {
    case onTime
    case late(by: Nanoseconds)
    case never
  }

  /// When the host turns a link off after a person has gone back.
  package enum DismissalReport: Hashable, Sendable {
    /// As soon as it is certain: when the button is tapped, or a finger lets go.
    case atStart

    /// At the end, before the host reports that it stands still.
    case beforeSettling

    /// At the end, after the host has reported that it stands still.
    case afterSettling

    /// Some time after the end.
    case late(by: Nanoseconds)
  }

  package var rules: UpdateRules

  /// The time after an update until the host begins to push or pop.
  ///
  /// UIKit begins at the end of the turn in which a link was updated, or later, often a frame later.
  /// Until then the host answers with the screens that were there before, and that nothing moves. Then it
  /// follows the link stack as it is by that time. A push or a pop that meets a person who goes back is
  /// lost. Views that are replaced in place change at once.
  package var lag: Nanoseconds

  /// The numbers of the updates, counted from 1, whose pushes and pops the host ignores without a word.
  ///
  /// An update that is sent again has a number of its own.
  package var ignoredUpdates: Set<Int>

  package var transition: Nanoseconds
  package var animatesEveryUpdate: Bool

  /// How long a push or a pop takes without animation, at most as long as a transition.
  package var stillTransition: Nanoseconds

  /// Whether the host can be asked which screens it shows, as UIKit's navigation controller can.
  package var canBeAsked: Bool
  package var settleSignals: SettleSignals
  package var dismissalReport: DismissalReport

  /// Whether the host turns off the links of all covered screens, for no reason, when the app
  /// returns to the foreground.
  package var turnsOffCoveredLinksOnReturn: Bool

  /// Whether a pop that meets a transition has to wait until that is over, and to be told again; if not, it
  /// ends the transition in the middle.
  package var postponesPops = false

  /// Describes a host.
  ///
  /// That a push without animation takes a frame of a sixtieth of a second is an assumption.
  package init(
    rules: UpdateRules = .links,
    lag: Nanoseconds = .zero,
    ignoredUpdates: Set<Int> = [],
    transition: Nanoseconds = .milliseconds(350),
    animatesEveryUpdate: Bool = false,
    stillTransition: Nanoseconds = .seconds(1.0 / 60),
    canBeAsked: Bool = true,
    settleSignals: SettleSignals = .onTime,
    dismissalReport: DismissalReport = .afterSettling,
    turnsOffCoveredLinksOnReturn: Bool = false
  ) {
    self.rules = rules
    self.lag = lag
    self.ignoredUpdates = ignoredUpdates
    self.transition = transition
    self.animatesEveryUpdate = animatesEveryUpdate
    self.stillTransition = stillTransition
    self.canBeAsked = canBeAsked
    self.settleSignals = settleSignals
    self.dismissalReport = dismissalReport
    self.turnsOffCoveredLinksOnReturn = turnsOffCoveredLinksOnReturn
  }

  /// A `NavigationView` with a stack of links, as on iOS 14 and 15: one push per update, and 0.35 s
  /// for each that is animated.
  public static let links = SimulatedHostBehavior()

  /// Apple's `NavigationStack`, as on iOS 16 and later: any path in one update, and 0.35 s for it
  /// if it is animated.
  public static let native = SimulatedHostBehavior(rules: .native)
}
