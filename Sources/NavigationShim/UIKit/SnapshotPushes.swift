import LinkStackEngine

/// Shows and removes the snapshot of the old screen as a ``PushSnapshot`` decides, and removes it after a second in any
/// case.
@MainActor
final class SnapshotPushes {
  private var decision = PushSnapshot()
  private var snapshot: (any Snapshot)?
  private var deadline: WakeToken?
  private let scheduler: any WakeScheduler

  init(_ scheduler: any WakeScheduler) {
    self.scheduler = scheduler
  }

  deinit {
    guard let snapshot else { return }
    // The view below the snapshot may outlive the stack, and views belong to the main actor.
    MainThread.run { _ in snapshot.remove() }
  }

  func handle(_ event: PushSnapshot.Event, in chain: ScreenChain) {
    guard let effect = decision.handle(event) else { return }
    scheduler.cancel(&deadline)
    switch effect {
    case .putOverStack:
      snapshot?.remove()
      snapshot = chain.observedHost.controllers?.takeSnapshot { [weak self, weak chain] in
        if let chain { self?.handle(.interruption, in: chain) }
      }
      limitTime(in: chain)
    case .putOnOutgoingScreen:
      snapshot?.leave(with: chain.screens.dropLast().last.flatMap(chain.reporter))
      limitTime(in: chain)
    case .remove:
      snapshot?.remove()
      snapshot = nil
    }
  }

  func bringToFront() {
    snapshot?.bringToFront()
  }

  private func limitTime(in chain: ScreenChain) {
    guard snapshot != nil else { return }
    deadline = scheduler.after(.snapshot) { [weak self, weak chain] in
      self?.deadline = nil
      if let chain { self?.handle(.timeOver, in: chain) }
    }
  }
}

extension SnapshotPushes {
  /// A snapshot of a stack's former screen, in front of its present one.
  @MainActor
  protocol Snapshot: AnyObject, Sendable {
    func bringToFront()

    /// Moves the snapshot onto the screen of a reporter, so that both leave together in the transition that begins.
    func leave(with reporter: (any ObservedHost.Reporter)?)

    func remove()
  }
}
