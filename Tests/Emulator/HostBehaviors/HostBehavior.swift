/// How the emulated navigation view behaves where systems differ.
///
/// What the tests' simulated host has as well goes by the names that it has there. The types are others,
/// as an app that imports the emulated SwiftUI is not to see the tests'.
public struct HostBehavior: Hashable, Sendable {
  public enum SettleSignals: Hashable, Sendable {
    /// At the end of each transition: controllers on the pushed screen learn that they have appeared.
    case onTime

    /// Never, as has been reported of some set-ups; nor does anybody learn of transitions.
    case never

    /// Nor do controllers learn of any other appearance, as in the pages of a tab view (feedback-assistant reports
    /// issue 411).
    case silent
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

  public enum NoAnimation: Hashable, Sendable {
    /// UIKit's switch, if it is off when the change of screens begins.
    case bySwitch

    /// The transaction in which the link was turned on or off, if it disables animations.
    case byTransaction

    /// The switch, and for a push also the transaction in which its link was turned on; as in DanceUI.
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

  /// Whether the controllers on a screen are children of the screen's own.
  public var embedsControllers = true

  /// Whether pushes without animation are lost.
  public var losesStillPushes = false

  /// Whether a transition that has ended can still be asked, as where UIKit hasn't noticed that
  /// (wix/react-native-navigation issue 645).
  public var transitionsStay = false

  public var settleSignals: SettleSignals
  public var dismissalReport: DismissalReport

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

  /// Whether that transition says that it is animated nevertheless; SwiftUI asks UIKit for a push with animation.
  public var callsStillChangesAnimated: Bool

  /// Whether controllers on a root that is below other screens at launch are told nothing before a person goes back.
  public var rootIsSilentAtLaunch: Bool

  public var givesSnapshots: Bool

  /// Whether UIKit's switch for animations is on at launch; many apps have it off in their UI tests.
  public var launchesWithAnimations: Bool

  /// Whether the rows of lists are selected by taps only while the list is edited, as before iOS 16.
  public var selectsRowsWhenEditingOnly = false

  /// Whether a column beside others isn't handed what its view has become while a screen is on top of that
  /// (onmyway133/notes issue 590); the first one always is.
  public var dropsUpdatesBelowPushes: Bool

  /// Whether `presentationMode` says of each column beside others that it is presented.
  public var presentsColumns: Bool

  /// How long it takes from one tab to the next, in nanoseconds; none by default, as before iOS 18.
  public var tabTransition: Int64

  /// What is known of the bridge to UIKit.
  public var bridgeFacts: BridgeFacts

  public var nativeBugs: NativeBugs

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
    stillTransition: Int64 = 16_666_667,
    animatesEveryUpdate: Bool = false,
    noAnimation: NoAnimation = .bySwitchOrPush,
    coordinatesStillChanges: Bool = false,
    callsStillChangesAnimated: Bool = false,
    rootIsSilentAtLaunch: Bool = false,
    givesSnapshots: Bool = true,
    launchesWithAnimations: Bool = true,
    dropsUpdatesBelowPushes: Bool = true,
    presentsColumns: Bool = true,
    tabTransition: Int64 = 0,
    bridgeFacts: BridgeFacts = .usual,
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
    self.stillTransition = stillTransition
    self.animatesEveryUpdate = animatesEveryUpdate
    self.noAnimation = noAnimation
    self.coordinatesStillChanges = coordinatesStillChanges
    self.callsStillChangesAnimated = callsStillChangesAnimated
    self.rootIsSilentAtLaunch = rootIsSilentAtLaunch
    self.givesSnapshots = givesSnapshots
    self.launchesWithAnimations = launchesWithAnimations
    self.dropsUpdatesBelowPushes = dropsUpdatesBelowPushes
    self.presentsColumns = presentsColumns
    self.tabTransition = tabTransition
    self.bridgeFacts = bridgeFacts
    self.nativeBugs = nativeBugs
  }

  /// A host with all that is known of the bridge to UIKit, as every one has unless it says otherwise.
  public static let bridge = HostBehavior(bridgeFacts: .all)

  /// A host with nothing of it.
  public static let former = HostBehavior(bridgeFacts: [])

  public func duration(isAnimated: Bool) -> Int64 {
    isAnimated ? transition : min(transition, stillTransition)
  }
}

/// What is reported to be wrong with Apple's own stack, each as a switch of the emulated one.
///
/// All are off by default. Where a real stack ends the app, the emulated one records a ``HostViolation`` and
/// goes on. Nothing of this was seen on a device by us: each names who has reported it, and of which systems.
public struct NativeBugs: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A path in which an element's type differs from that of the one before it at the same index ends the app.
  ///
  /// `AnyNavigationPath.Error.comparisonTypeMismatch`, iOS 16 to 26: home-assistant/iOS pull request 5515.
  public static let typeChangeCrashes = NativeBugs(rawValue: 1 << 0)

  /// A stack of values of one type inside a stack of values of another ends the app.
  ///
  /// The same error, iOS 16 to 26: manaflow-ai/cmux pull request 8188, home-assistant/iOS pull request 5694,
  /// onmyway133/notes issue 656. Here it does so as the inner stack is made, as reported of iOS 16; later systems
  /// do so when something is pushed.
  public static let nestedStacksCrash = NativeBugs(rawValue: 1 << 1)

  /// A path that the app sets while a transition runs, of the stack, of one around it or of its tab, is kept and
  /// never shown.
  ///
  /// iOS 17 and 18: swift-composable-architecture issue 3450, swiftlang/swift issue 77088.
  public static let pathInMotionIsNotShown = NativeBugs(rawValue: 1 << 2)

  /// Such a path is shown, and the former one is written back when the transition is over.
  ///
  /// The same reports.
  public static let pathInMotionIsNotKept = NativeBugs(rawValue: 1 << 3)

  /// A flag that is on when its stack appears for the first time presents nothing.
  ///
  /// iOS 16.0 to 16.3 and 17.0: swift-navigation issues 65, 122 and 142, LoopKit/Loop issue 791.
  public static let flagAtLaunchIsIgnored = NativeBugs(rawValue: 1 << 4)

  /// When screens leave, as many elements are removed from whatever the path has become.
  ///
  /// No report is known. It is what a stack would do that keeps a count, and no path.
  public static let popsAreCounts = NativeBugs(rawValue: 1 << 5)

  /// With a path bound by closures, a push has covered screens appear once more, and a screen that is uncovered
  /// doesn't.
  ///
  /// Apps built with the SDK of iOS 18.4 and later: dev.classmethod.jp, "xcode-16-3-navigationstack-onappear-issue",
  /// RobertDresler/SwiftUINavigation issue 36, SwiftfulThinking/SwiftfulRouting issue 93.
  public static let closuresMisleadAppearance = NativeBugs(rawValue: 1 << 6)

  /// A split view makes its columns anew where the width class changes, with all that the views in them have
  /// kept.
  ///
  /// iOS 16 and later: woocommerce-ios issues 16756 and 16757, element-x-ios issues 617 and 1624.
  public static let columnsAreRebuilt = NativeBugs(rawValue: 1 << 7)

  /// A path that the app sets in the update in which the root becomes another view is dropped, and written back empty.
  ///
  /// macOS: radiosilence/koan issues 261, 298 and 300.
  public static let rootChangeEmptiesPath = NativeBugs(rawValue: 1 << 8)

  /// What a value link has pushed goes when the link does in the midst of that, as where its list is loaded anew.
  ///
  /// iOS: Lume issue 19.
  public static let reloadUndoesPush = NativeBugs(rawValue: 1 << 9)

  /// Each that the package keeps from an app, alone.
  public static let avoided: [NativeBugs] = [.closuresMisleadAppearance]
}
