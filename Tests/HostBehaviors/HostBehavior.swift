/// How the emulated navigation view behaves where systems differ.
///
/// What the test kit's simulated host has as well goes by the names that it has there. The types are others,
/// as an app that imports the emulated SwiftUI is not to see the test kit's.
public struct HostBehavior: Hashable, Sendable {
  /// When the navigation view says that it has come to rest.
  public enum SettleSignals: Hashable, Sendable {
    /// At the end of each transition: controllers on the pushed screen learn that they have appeared.
    case onTime

    /// Never, as has been reported of some set-ups; nor does anybody learn of transitions.
    case never
  }

  /// When a link's binding is set to false after a person has gone back.
  public enum DismissalReport: Hashable, Sendable {
    /// As the transition begins, or a finger lets go.
    case atStart

    /// At the end of the transition, before controllers learn that the screen below has appeared.
    case beforeSettling

    /// At the end of the transition, after that.
    case afterSettling

    /// A number of nanoseconds after the transition.
    case late(by: Int64)
  }

  /// What happens when several links are turned off in one update.
  public enum SeveralPops: Hashable, Sendable {
    /// All their screens leave in one transition.
    case together

    /// The uppermost screen leaves first, and each further one by a transition of its own, as
    /// reported of iOS 17.0 to 17.2.
    case oneByOne
  }

  /// What has the navigation view show another depth without animation.
  public enum NoAnimation: Hashable, Sendable {
    /// UIKit's switch, if it is off when the change of screens begins.
    case bySwitch

    /// The transaction in which the link was turned on or off, if it disables animations.
    case byTransaction
  }

  /// How long a transition takes, in nanoseconds.
  public var transition: Int64

  /// How long it takes until the navigation view begins to push or pop for a link that was turned on or
  /// off, in nanoseconds; at least the rest of the turn.
  public var lag: Int64

  /// The numbers of the updates, counted from 1 for each navigation view, whose pushes and pops it
  /// ignores, as reported of pops on iOS 14.2: nothing comes of a link until it has been turned once more.
  public var ignoredUpdates: Set<Int>

  /// Whether a back over several screens at once leaves two controllers until it is over, the top and the one
  /// gone back to, as reported of the back button's menu on iOS 14.
  public var menuKeepsTop: Bool

  /// Whether `onDisappear` is called of what stays, too: of a navigation view that has pushed a screen, and of
  /// a tab that is selected again, after its `onAppear` (D-KMP-sample issue 12, feedback-assistant reports
  /// issue 417).
  public var disappearsWhereItStays: Bool

  /// Whether a link is evaluated a frame after it was turned off for a person who goes back, and pushes its
  /// screen again if it reads on, as reported of links in general (duckduckgo/apple-browsers pull request 2484).
  public var evaluatesLeftLinks: Bool

  /// Whether controllers know the stack they are in, and can ask it what it does.
  public var canBeAsked: Bool

  /// When the navigation view says that it has come to rest.
  public var settleSignals: SettleSignals

  /// When a link's binding is set to false after a person has gone back.
  public var dismissalReport: DismissalReport

  /// What happens when several links are turned off in one update.
  public var severalPops: SeveralPops

  /// How long a change of screens without animation takes, in nanoseconds, unless a transition is as
  /// short: one frame of 1/60 s, which is an assumption.
  public var stillTransition: Int64

  /// Whether the navigation view animates also what is to be shown without animation.
  public var animatesEveryUpdate: Bool

  /// What has the navigation view show another depth without animation, if it ever does.
  ///
  /// The native stack heeds both, the switch and the transaction.
  public var noAnimation: NoAnimation

  /// Whether there is a transition to be asked also while another depth is shown without animation.
  ///
  /// There is none where UIKit is told to do without; where its switch is off, nobody knows.
  public var coordinatesStillChanges: Bool

  /// Whether there are pictures of what a navigation view shows.
  public var givesSnapshots: Bool

  /// Whether UIKit's switch for animations is on at launch; many apps have it off in their UI tests.
  public var launchesWithAnimations: Bool

  /// Whether the rows of lists are selected by taps only while the list is edited, as before iOS 16.
  public var selectsRowsWhenEditingOnly: Bool

  /// How long it takes from one tab to the next, in nanoseconds; none by default, as before iOS 18.
  public var tabTransition: Int64

  /// What is wrong with the native stack.
  public var nativeBugs: NativeBugs

  /// Describes a host.
  public init(
    transition: Int64 = 350_000_000,
    lag: Int64 = 0,
    ignoredUpdates: Set<Int> = [],
    menuKeepsTop: Bool = false,
    disappearsWhereItStays: Bool = false,
    evaluatesLeftLinks: Bool = false,
    canBeAsked: Bool = true,
    settleSignals: SettleSignals = .onTime,
    dismissalReport: DismissalReport = .afterSettling,
    severalPops: SeveralPops = .together,
    stillTransition: Int64 = 16_666_667,
    animatesEveryUpdate: Bool = false,
    noAnimation: NoAnimation = .bySwitch,
    coordinatesStillChanges: Bool = false,
    givesSnapshots: Bool = true,
    launchesWithAnimations: Bool = true,
    selectsRowsWhenEditingOnly: Bool = false,
    tabTransition: Int64 = 0,
    nativeBugs: NativeBugs = []
  ) {
    self.transition = transition
    self.lag = lag
    self.ignoredUpdates = ignoredUpdates
    self.menuKeepsTop = menuKeepsTop
    self.disappearsWhereItStays = disappearsWhereItStays
    self.evaluatesLeftLinks = evaluatesLeftLinks
    self.canBeAsked = canBeAsked
    self.settleSignals = settleSignals
    self.dismissalReport = dismissalReport
    self.severalPops = severalPops
    self.stillTransition = stillTransition
    self.animatesEveryUpdate = animatesEveryUpdate
    self.noAnimation = noAnimation
    self.coordinatesStillChanges = coordinatesStillChanges
    self.givesSnapshots = givesSnapshots
    self.launchesWithAnimations = launchesWithAnimations
    self.selectsRowsWhenEditingOnly = selectsRowsWhenEditingOnly
    self.tabTransition = tabTransition
    self.nativeBugs = nativeBugs
  }

  /// How long a change of depth takes, in nanoseconds.
  public func duration(isAnimated: Bool) -> Int64 {
    isAnimated ? transition : min(transition, stillTransition)
  }
}
