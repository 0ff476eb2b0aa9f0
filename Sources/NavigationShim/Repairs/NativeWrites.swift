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
  private var closedGates: [WeakGate] = []

  /// The flags that are on, or have been.
  private var flags: [WeakGate] = []

  /// Those that a path has ended which the stack waits with.
  private var endedFlags: [WeakGate] = []

  /// Those that were turned on since the stack waits with a path.
  private var newerFlags: [WeakGate] = []

  private var configuration = NavigationConfiguration()
  private var update: () -> Void = {}
  private var truncate: (_ depth: Int) -> Void = { _ in }

  nonisolated init() {}

  /// Follows the app's path, as views are updated.
  ///
  /// - Parameters:
  ///   - difference: How the path differs from what SwiftUI has.
  ///   - isNew: Whether the app has set it since this was asked last.
  ///   - growth: How many elements the path has more than what SwiftUI has.
  ///   - update: Has the views updated that ask this.
  ///   - truncate: Shortens the app's path.
  /// - Returns: How much of it SwiftUI may be handed now.
  func follow(
    _ difference: NativeHandover.Difference,
    isNew: Bool,
    growth: Int,
    _ configuration: NavigationConfiguration,
    updatingBy update: @escaping () -> Void,
    truncatingBy truncate: @escaping (_ depth: Int) -> Void
  ) -> NativeHandover.Share {
    self.configuration = configuration
    self.update = update
    self.truncate = truncate
    let repairs = configuration.activeRepairs
    let former = handover.state
    let share = handover.follow(
      difference == .types && !repairs.contains(.typeChanges) ? .values : difference,
      isMoving: repairs.contains(.changesInMotion) && reporter?.isMoving == true
    )
    if share != .whole, isNew { change.begin() }
    if handover.state == .held, isNew { endFlags() }
    guard handover.state != former else { return share }
    switch handover.state {
    case .even:
      configuration.wakeScheduler.after(.turn) { [weak self] in self?.releaseEndedFlags() }
    case .held:
      waitForRest()
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
    truncateBelowNewerFlags()
    switch handover.state {
    case .even: return
    case .held where reporter?.isMoving == true: return waitForRest()
    case .held, .cut: break
    }
    let isAnimated = change.isAnimated && !isRestStill && configuration.animation != .disabled
    isRestStill = false
    handover.goOn()
    Transaction.perform(animated: isAnimated) {
      releaseEndedFlags()
      update()
    }
  }
}

/// Flags.
extension NativeWrites {
  private struct WeakGate {
    weak var value: FlagGate?
  }

  /// Whether a flag may present something now; whose flag may not is told when it may.
  func letsIn(_ gate: FlagGate, _ configuration: NavigationConfiguration) -> Bool {
    guard !hasAppeared, configuration.activeRepairs.contains(.flagsAtLaunch) else { return true }
    closedGates.append(WeakGate(value: gate))
    return false
  }

  /// Learns that the stack has appeared.
  func stackAppears() {
    guard !hasAppeared else { return }
    configuration.wakeScheduler.after(.turn) { [weak self] in
      guard let self, !hasAppeared else { return }
      hasAppeared = true
      let gates = closedGates
      closedGates = []
      // Screens that are there at launch come without animation.
      Transaction.perform(animated: false) {
        for gate in gates { gate.value?.objectWillChange.send() }
      }
    }
  }

  /// Learns that a flag was turned on, as views are updated.
  ///
  /// The flag is newer than a path that the stack waits with. The presented view takes the place of the screens
  /// above its own, and of those that the path would have put there.
  func presents(_ gate: FlagGate) {
    flags.removeAll { $0.value?.isOn != true || $0.value === gate }
    flags.append(WeakGate(value: gate))
    guard handover.state != .even else { return }
    newerFlags.append(WeakGate(value: gate))
    configuration.wakeScheduler.after(.turn) { [weak self] in self?.truncateBelowNewerFlags() }
  }

  private func truncateBelowNewerFlags() {
    let depths = newerFlags.compactMap { $0.value?.reporter?.depth }
    newerFlags = []
    if let depth = depths.min() { truncate(depth) }
  }

  /// Turns off the flags that a path ends which SwiftUI isn't handed yet.
  ///
  /// SwiftUI sees them on until it is handed the path. The app sees them off at once, and can turn them on again.
  private func endFlags() {
    let ended = flags.filter { $0.value?.isOn == true }
    flags = []
    endedFlags += ended
    configuration.wakeScheduler.after(.turn) {
      for gate in ended { gate.value?.end() }
    }
  }

  private func releaseEndedFlags() {
    let ended = endedFlags
    endedFlags = []
    for gate in ended { gate.value?.release() }
  }
}

extension NavigationConfiguration {
  /// What the stack around is to wait with; `nil` where it has no bug that takes waiting.
  var waitingWrites: NativeWrites? {
    activeRepairs.isDisjoint(with: .waiting) ? nil : place.nativeStack?.writes
  }
}

extension View {
  /// Has a stack of SwiftUI's own wait with what it has bugs with; `nil` where there is nothing to wait with.
  @MainActor
  @ViewBuilder
  func waiting(for writes: NativeWrites?) -> some View {
    if let writes {
      // SwiftUI may call this on any thread.
      transaction { @Sendable transaction in
        if MainThread.read({ writes.isCutting }) == true { transaction.disablesAnimations = true }
      }
      .readTransaction(of: writes.change) { writes.hasChanged(in: $0) }
      .onAppear { writes.stackAppears() }
    } else {
      self
    }
  }
}
