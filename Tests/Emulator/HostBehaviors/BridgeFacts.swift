internal import Foundation

/// How DanceUI, an open re-implementation of SwiftUI, pushes and pops for links.
///
/// Each option is one fact. DanceUI is a model of iOS 13 to 15, and no device. Without a fact, the emulator behaves as
/// developers have reported.
public struct BridgeFacts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Whenever a transition has ended, `false` is written to each link that is on and whose screen isn't in the stack:
  /// which a person has left, which was above the one that an update has popped, or whose push was lost.
  ///
  /// It comes once for each push by its screen's links since the last pop by one. The update that pops for a link that
  /// was turned off, by the app or by SwiftUI, writes `false` to it once more.
  public static let writesTwice = BridgeFacts(rawValue: 1 << 0)

  /// Screens without a window, covered or in a hidden tab, and all of an app in the background, are evaluated a turn of
  /// the main queue later than the others, and push and pop.
  ///
  /// Where an update has such screens, no host follows before them.
  public static let followsUnseenScreens = BridgeFacts(rawValue: 1 << 1)

  /// A push is animated if the transaction of its link's last evaluation is, whatever that in which it was turned on.
  public static let animatesByLastEvaluation = BridgeFacts(rawValue: 1 << 2)

  /// A link of a covered screen pushes on top of all; of two links of one screen the new one has the top leave, and
  /// its screen comes instead.
  ///
  /// That it does so on top of somebody else's screen, too, isn't modelled: that push is lost.
  public static let pushesOnTop = BridgeFacts(rawValue: 1 << 3)

  /// `dismiss()` has UIKit pop the top at once, with animation, and does nothing on a screen that isn't the top.
  ///
  /// What is asked for while screens move is done when they stand still.
  public static let dismissPops = BridgeFacts(rawValue: 1 << 4)

  /// A pushed screen isn't presented, as `presentationMode` says, before it has appeared.
  public static let presentsLate = BridgeFacts(rawValue: 1 << 5)

  /// What an app no longer presents begins to leave a turn later.
  public static let presentationsLeaveLate = BridgeFacts(rawValue: 1 << 6)

  /// Views of a screen that leaves its window hear of it a turn later, and controllers in one that is back in a window
  /// are told of their parent again.
  public static let followsWindows = BridgeFacts(rawValue: 1 << 7)

  public static let all = BridgeFacts(rawValue: 1 << 8 - 1)

  /// Those that a host has unless its behavior says otherwise: all, or those whose sum `BRIDGE` in the environment is.
  public static let usual =
    ProcessInfo.processInfo.environment["BRIDGE"].flatMap(UInt.init).map(BridgeFacts.init) ?? .all
}
