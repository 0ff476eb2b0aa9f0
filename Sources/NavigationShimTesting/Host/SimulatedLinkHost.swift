public import LinkStackEngine

/// A host as old systems have it, in virtual time.
///
/// It accepts what its ``SimulatedHostBehavior`` allows, and loses the rest without a word, as the
/// hosts do that it stands for: a second push in one update, and a push that meets a transition.
/// Each breach is recorded in ``violations``. A person acts on it by ``goBack(to:)``,
/// ``swipeBackAndCancel()``, ``leave()`` and ``comeBack()``, at any moment.
///
/// The host knows nothing of how updates are planned. For a host with its driver and its clock in
/// one, see ``SimulatedStack``.
@MainActor
public final class SimulatedLinkHost<Value: Equatable>: LinkHost {
  /// A screen as the host has it.
  public typealias Screen = LinkStack<Value>.Screen

  /// How the host behaves.
  public let behavior: SimulatedHostBehavior

  /// What has happened so far, in order; empty where nothing is recorded.
  public internal(set) var events: [SimulatedEvent<Value>] = []

  /// What the host was asked to do against its rules, in order.
  public internal(set) var violations: [Violation] = []

  /// The screens that the host really has, from the one next to the root to the top.
  ///
  /// While a person goes back, the screens that are leaving still belong to it.
  public internal(set) var screens: [Screen] = []

  /// Whether the app is active.
  public internal(set) var isActive = true

  /// Screens that were popped by an update and are still visible until its transition ends.
  var leavingScreens: [Screen] = []
  var motion: Motion?
  var hasAppeared = false
  var lastSettleSignal: (screen: ScreenID, transition: TransitionID)?

  /// The link stack of the last update that came while the app was inactive.
  var collected: LinkStack<Value>?

  /// The number of updates that the host was sent.
  public internal(set) var updateCount = 0

  /// When the host was sent its last update, or `nil` if it has had none.
  public internal(set) var lastUpdateTime: Nanoseconds?

  /// When the host came to rest last, or `nil` if it never has.
  ///
  /// It may have been set in motion again since: see ``isMoving``.
  public internal(set) var lastRestTime: Nanoseconds?

  private let recordsEvents: Bool
  let time: VirtualTime

  /// Who is told what happens; a host that nobody drives keeps it to itself.
  private(set) weak var driver: LinkStackDriver<SimulatedLinkHost<Value>>?

  /// Creates a host that lives by a clock.
  ///
  /// - Parameters:
  ///   - behavior: How the host behaves.
  ///   - time: The clock.
  ///   - recordsEvents: Whether to keep ``events``. Each update in it holds the whole chain, so that
  ///     the record of a very deep link grows with the square of its depth.
  public init(
    _ behavior: SimulatedHostBehavior = .links,
    time: VirtualTime,
    recordsEvents: Bool = true
  ) {
    self.behavior = behavior
    self.time = time
    self.recordsEvents = recordsEvents
  }

  /// Appears for the first time, and from then on shows what a driver says.
  public func appear(drivenBy driver: LinkStackDriver<SimulatedLinkHost<Value>>) {
    self.driver = driver
    driver.attach(to: self)
    if !hasAppeared {
      hasAppeared = true
      comeToRest(afterAnimation: false)
    }
  }

  /// The identities of the root and of all screens, by depth.
  func id(at depth: Int) -> ScreenID {
    depth == 0 ? .root : screens[depth - 1].id
  }

  func record(_ kind: @autoclosure () -> SimulatedEvent<Value>.Kind) {
    guard recordsEvents else { return }
    events.append(SimulatedEvent(time: time.now, kind: kind()))
  }

  func recordViolation(_ kind: Violation.Kind, lostPushes: Int = 0) {
    violations.append(
      Violation(kind: kind, time: time.now, updateNumber: updateCount, lostPushes: lostPushes)
    )
  }
}
