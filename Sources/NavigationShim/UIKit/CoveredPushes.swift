import LinkStackEngine

/// Shows and removes the snapshot of the old screen as a ``PushCover`` decides, and removes it after a second in any
/// case.
@MainActor
final class CoveredPushes {
  private var cover = PushCover()
  private var picture: (any Picture)?
  private var deadline: WakeToken?
  private let scheduler: any WakeScheduler

  init(_ scheduler: any WakeScheduler) {
    self.scheduler = scheduler
  }

  deinit {
    guard let picture else { return }
    // The view below the snapshot may outlive the stack, and views belong to the main actor.
    MainThread.run { _ in picture.remove() }
  }

  func handle(_ event: PushCover.Event, in chain: ScreenChain) {
    guard let effect = cover.handle(event) else { return }
    scheduler.cancel(&deadline)
    switch effect {
    case .putOverStack:
      picture?.remove()
      picture = chain.sight.controllers?.takePicture { [weak self, weak chain] in
        if let chain { self?.handle(.interruption, in: chain) }
      }
      limitTime(in: chain)
    case .putOnOutgoingScreen:
      picture?.leave(with: chain.screens.dropLast().last.flatMap(chain.reporter))
      limitTime(in: chain)
    case .remove:
      picture?.remove()
      picture = nil
    }
  }

  func bringToFront() {
    picture?.bringToFront()
  }

  private func limitTime(in chain: ScreenChain) {
    guard picture != nil else { return }
    deadline = scheduler.after(.cover) { [weak self, weak chain] in
      self?.deadline = nil
      if let chain { self?.handle(.timeOver, in: chain) }
    }
  }
}

extension CoveredPushes {
  /// A snapshot of a stack's former screen, in front of its present one.
  @MainActor
  protocol Picture: AnyObject, Sendable {
    func bringToFront()

    /// Moves the snapshot onto the screen of a reporter, so that both leave together in the transition that begins.
    func leave(with reporter: (any HostSight.Reporter)?)

    func remove()
  }
}
