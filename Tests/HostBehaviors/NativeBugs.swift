/// What is reported to be wrong with Apple's own stack, each as a switch of the emulated one.
///
/// All are off by default. Where a real stack ends the app, the emulated one records a ``HostViolation`` and
/// goes on. Nothing of this was seen on a device by us: each names who has reported it, and of which systems.
public struct NativeBugs: OptionSet, Hashable, Sendable {
  /// A bit for each bug.
  public let rawValue: UInt

  /// Makes a set of bugs.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

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

  /// Each that can be kept from an app, alone.
  public static let repaired: [NativeBugs] = [
    .typeChangeCrashes, .pathInMotionIsNotShown, .pathInMotionIsNotKept, .flagAtLaunchIsIgnored,
    .popsAreCounts, .closuresMisleadAppearance,
  ]
}
