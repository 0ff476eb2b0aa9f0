/// How the emulated navigation view behaves where systems differ: each property is one fact about a system.
///
/// By default it pushes and pops as DanceUI does, an open re-implementation of SwiftUI: a model of iOS 13 to 15, and no
/// device. A property exists where a report contradicts it.
///
/// Properties that the tests' simulated host has too have the same names. The types are others, because an app that
/// imports the emulated SwiftUI doesn't see that host.
public struct HostBehavior: Hashable, Sendable {
  /// A frame at 60 frames a second, in nanoseconds.
  public static let frame: Int64 = 16_666_667

  public enum SettleSignals: Hashable, Sendable {
    /// At the end of each transition: controllers on the pushed screen learn that they have appeared.
    case onTime

    /// Never, as has been reported of some set-ups; nor does anybody learn of transitions.
    case never

    /// Nor do controllers learn of any other appearance, as in the pages of a tab view (feedback-assistant reports
    /// issue 411).
    case silent
  }

  /// When a link's binding is set to false after people have gone back.
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

  public enum NoAnimation: Hashable, Sendable {
    /// UIKit's switch, if it is off when the change of screens begins.
    case bySwitch

    /// The transaction in which the link was turned on or off, if it disables animations.
    case byTransaction

    /// The switch, and for a push also the transaction of its link's last evaluation, as in DanceUI, an open
    /// re-implementation of SwiftUI.
    case bySwitchOrPush
  }

  public var transition: Int64

  /// How long it takes until the navigation view begins to push or pop for a link that was turned on or
  /// off, in nanoseconds; at least the rest of the turn.
  public var lag: Int64

  /// The numbers of the updates, counted from 1 for each navigation view, whose pushes and pops it
  /// ignores, as reported of pops on iOS 14.2: nothing comes of a link until it has been turned once more.
  public var ignoredUpdates: Set<Int>

  /// Whether a back over several screens at once leaves two controllers until it is over, the top and the one
  /// gone back to, as reported of the back button's menu on iOS 14.
  public var menuKeepsTop = false

  /// Whether `onDisappear` is called of what stays, too: of a navigation view that has pushed a screen, and of
  /// a tab that is selected again, after its `onAppear` (D-KMP-sample issue 12, feedback-assistant reports
  /// issue 417).
  public var disappearsWhereItStays: Bool

  /// Whether a link is evaluated a frame after it was turned off by back navigation, and pushes its
  /// screen again if it reads on, as reported of links in general (duckduckgo/apple-browsers pull request 2484).
  public var evaluatesLeftLinks: Bool

  /// Whether controllers know the stack they are in, and can read its transition.
  public var canBeAsked: Bool

  /// Whether the controllers on a screen are children of the screen's own.
  public var embedsControllers = true

  /// Whether pushes without animation are lost.
  public var losesStillPushes = false

  /// Whether a transition that has ended can still be read, as where UIKit hasn't noticed that
  /// (wix/react-native-navigation issue 645).
  public var transitionsStay = false

  /// Whether a wake-up for the next turn comes after what SwiftUI does in that turn: a timer of the main queue and a
  /// commit have no order.
  public var delaysTurns = false

  public var settleSignals: SettleSignals
  public var dismissalReport: DismissalReport

  /// Whether `dismiss()` writes `false` to the link, and UIKit pops when the link is off.
  ///
  /// If not, UIKit pops first (DanceUI).
  public var dismissesByLink = false

  /// How long a change of screens without animation takes, in nanoseconds, unless a transition is as
  /// short: one frame of 1/60 s, which is an assumption.
  public var stillTransition: Int64

  /// Whether the navigation view animates also what is to be shown without animation.
  public var animatesEveryUpdate: Bool

  /// What has the navigation view show another depth without animation, if it ever does.
  ///
  /// The native stack follows both, the switch and the transaction.
  public var noAnimation: NoAnimation

  /// Whether there is a transition coordinator also while another depth is shown without animation.
  ///
  /// There is none where the transaction has no animation; where UIKit's switch is off, this isn't known.
  public var coordinatesStillChanges: Bool

  /// Whether that coordinator is animated nevertheless; SwiftUI has UIKit push with animation.
  public var callsStillChangesAnimated = false

  /// Whether controllers on a root that is below other screens at launch get no call before people go back.
  public var rootIsSilentAtLaunch = false

  public var givesSnapshots = true

  /// Whether UIKit's switch for animations is on at launch; many apps have it off in their UI tests.
  public var launchesWithAnimations: Bool

  /// Whether the rows of lists are selected by taps only while the list is edited, as before iOS 16.
  public var selectsRowsWhenEditingOnly = false

  /// Whether a column beside others isn't handed what its view has become while a screen is on top of that
  /// (onmyway133/notes issue 590); the first one always is.
  public var dropsUpdatesBelowPushes = true

  /// Whether `presentationMode` is presented in each column beside others.
  public var presentsColumns = true

  /// Whether screens without a window, covered or in a hidden tab, and all of an app in the background push and pop, a
  /// turn after the others.
  ///
  /// If not, links that change in a hidden tab are lost, and those that change in the background wait for the return
  /// (NavigationBackport issue 53).
  public var followsUnseenScreens: Bool

  /// Whether a dismissal by the app begins a turn later, so that a push in the same update comes before it.
  ///
  /// If not, that push is lost (FlowStacks issues 82 and 110).
  public var presentationsLeaveLate = true

  /// Whether, with a path bound by closures, a push has covered screens appear once more, and a screen that is
  /// uncovered doesn't.
  ///
  /// Apps built with the SDK of iOS 18.4 and later: dev.classmethod.jp, "xcode-16-3-navigationstack-onappear-issue",
  /// RobertDresler/SwiftUINavigation issue 36, SwiftfulThinking/SwiftfulRouting issue 93.
  public var closuresMisleadAppearance = false

  public init(
    transition: Int64 = 350_000_000,
    lag: Int64 = 0,
    ignoredUpdates: Set<Int> = [],
    disappearsWhereItStays: Bool = false,
    evaluatesLeftLinks: Bool = false,
    canBeAsked: Bool = true,
    settleSignals: SettleSignals = .onTime,
    dismissalReport: DismissalReport = .afterSettling,
    stillTransition: Int64 = Self.frame,
    animatesEveryUpdate: Bool = false,
    noAnimation: NoAnimation = .bySwitchOrPush,
    coordinatesStillChanges: Bool = false,
    launchesWithAnimations: Bool = true,
    followsUnseenScreens: Bool = true
  ) {
    self.transition = transition
    self.lag = lag
    self.ignoredUpdates = ignoredUpdates
    self.disappearsWhereItStays = disappearsWhereItStays
    self.evaluatesLeftLinks = evaluatesLeftLinks
    self.canBeAsked = canBeAsked
    self.settleSignals = settleSignals
    self.dismissalReport = dismissalReport
    self.stillTransition = stillTransition
    self.animatesEveryUpdate = animatesEveryUpdate
    self.noAnimation = noAnimation
    self.coordinatesStillChanges = coordinatesStillChanges
    self.launchesWithAnimations = launchesWithAnimations
    self.followsUnseenScreens = followsUnseenScreens
  }

  /// Returns the behavior with another value of properties that few hosts change.
  public func with(_ change: (inout HostBehavior) -> Void) -> HostBehavior {
    var behavior = self
    change(&behavior)
    return behavior
  }

  public func duration(isAnimated: Bool) -> Int64 {
    isAnimated ? transition : min(transition, stillTransition)
  }
}

extension Int64 {
  /// Milliseconds, in nanoseconds.
  public static func milliseconds(_ count: Int64) -> Int64 { count * 1_000_000 }
}
