import Combine
import LinkStackEngine
import SwiftUI

/// What one of SwiftUI's own stacks is to wait with, where it has bugs that are repaired.
@MainActor
final class NativeWrites {
  /// Who can tell whether something moves; `nil` before the stack is there.
  weak var reporter: (any MotionReporter)?

  /// The changes of the path that the stack waits with.
  private(set) var change = AppChange()

  /// Whether SwiftUI's update cuts the path, which nobody is to see.
  private(set) var isCutting = false

  private var handover = NativeHandover()

  /// Whether the rest comes without animation, as it leaves no more screens than there were.
  private var isRestStill = false

  private var hasAppeared = false
  private var gates: [WeakGate] = []
  private var configuration = NavigationConfiguration()
  private var update: () -> Void = {}

  nonisolated init() {}

  /// Follows the app's path, as views are updated.
  ///
  /// - Parameters:
  ///   - difference: How the path differs from what SwiftUI has.
  ///   - isNew: Whether the app has set it since this was asked last.
  ///   - growth: How many elements the path has more than what SwiftUI has.
  ///   - update: Has the views updated that ask this.
  /// - Returns: How much of it SwiftUI may be handed now.
  func follow(
    _ difference: NativeHandover.Difference,
    isNew: Bool,
    growth: Int,
    _ configuration: NavigationConfiguration,
    updatingBy update: @escaping () -> Void
  ) -> NativeHandover.Share {
    self.configuration = configuration
    self.update = update
    let repairs = configuration.activeRepairs
    let former = handover.state
    let share = handover.follow(
      difference == .types && !repairs.contains(.typeChanges) ? .values : difference,
      isMoving: repairs.contains(.changesInMotion) && reporter?.isMoving == true
    )
    if share != .whole, isNew { change.begin() }
    guard handover.state != former else { return share }
    switch handover.state {
    case .even: break
    case .held: waitForRest()
    case .cut:
      isCutting = true
      isRestStill = growth <= 0
      configuration.wakeScheduler.after(.turn) { [weak self] in
        self?.isCutting = false
        self?.goOn()
      }
    }
    return share
  }

  /// Learns in what transaction the app has set the path; from SwiftUI's update.
  func hasChanged(in transaction: Transaction) {
    change.observe(transaction)
  }

  private func waitForRest() {
    let isAwaited = reporter?.whenStill { [weak self] in
      self?.configuration.wakeScheduler.after(.turn) { self?.goOn() }
    }
    // A transition that takes nobody on any more is asked again.
    if isAwaited != true {
      configuration.wakeScheduler.after(.appearance) { [weak self] in self?.goOn() }
    }
  }

  private func goOn() {
    switch handover.state {
    case .even: return
    case .held where reporter?.isMoving == true: return waitForRest()
    case .held, .cut: break
    }
    let isAnimated = change.isAnimated && !isRestStill && configuration.animation != .disabled
    isRestStill = false
    handover.goOn()
    perform(animated: isAnimated) {
      update()
      openGates()
    }
  }

  private func perform(animated isAnimated: Bool, _ action: () -> Void) {
    guard !isAnimated else { return action() }
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction, action)
  }
}

/// Flags.
extension NativeWrites {
  private struct WeakGate {
    weak var value: FlagGate?
  }

  /// Whether a flag may present something now; whose flag may not is told when it may.
  ///
  /// A change of the path ends what is presented. So what the app presents together with a path comes after that.
  func letsIn(_ gate: FlagGate, _ configuration: NavigationConfiguration) -> Bool {
    let isLaunching = !hasAppeared && configuration.activeRepairs.contains(.flagsAtLaunch)
    guard isLaunching || handover.state != .even else { return true }
    gates.removeAll { $0.value == nil || $0.value === gate }
    gates.append(WeakGate(value: gate))
    return false
  }

  /// Learns that the stack has appeared.
  func stackAppears() {
    guard !hasAppeared else { return }
    configuration.wakeScheduler.after(.turn) { [weak self] in
      guard let self, !hasAppeared else { return }
      hasAppeared = true
      // What is there at launch comes without animation.
      if handover.state == .even { perform(animated: false) { openGates() } }
    }
  }

  private func openGates() {
    let closed = gates
    gates = []
    for gate in closed { gate.value?.objectWillChange.send() }
  }
}

extension View {
  /// Has a stack of SwiftUI's own wait with what it has bugs with.
  @MainActor
  func waiting(for writes: NativeWrites) -> some View {
    // SwiftUI may call this on any thread.
    transaction { @Sendable transaction in
      if MainThread.read({ writes.isCutting }) == true { transaction.disablesAnimations = true }
    }
    .readTransaction(of: writes.change) { writes.hasChanged(in: $0) }
    .onAppear { writes.stackAppears() }
  }
}
