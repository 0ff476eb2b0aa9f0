import LinkStackEngine

/// Has a picture of the old screen come and go where a ``PushCover`` says so, and go after a second whatever
/// happens.
@MainActor
final class CoveredPushes {
  private var cover = PushCover()
  private var picture: (any StackPicture)?
  private var deadline: WakeToken?
  private let scheduler: any WakeScheduler

  init(_ scheduler: any WakeScheduler) {
    self.scheduler = scheduler
  }

  deinit {
    guard let picture else { return }
    // What the picture lies on may outlive the stack, and views are the main actor's.
    Task { @MainActor in picture.remove() }
  }

  /// Takes in what has happened to the stack that a host shows.
  func handle(_ event: PushCover.Event, in host: LinksHost) {
    guard let effect = cover.handle(event) else { return }
    cancelDeadline()
    switch effect {
    case .putOverStack:
      picture = host.controllers.takePicture { [weak self, weak host] in
        if let host { self?.handle(.interruption, in: host) }
      }
      limitTime(in: host)
    case .putOnOutgoingScreen:
      picture?.leave(with: host.reporter(below: host.top))
      limitTime(in: host)
    case .remove:
      picture?.remove()
      picture = nil
    }
  }

  private func limitTime(in host: LinksHost) {
    guard picture != nil else { return }
    deadline = scheduler.after(.cover) { [weak self, weak host] in
      self?.deadline = nil
      if let host { self?.handle(.timeOver, in: host) }
    }
  }

  private func cancelDeadline() {
    guard let deadline else { return }
    scheduler.cancel(deadline)
    self.deadline = nil
  }
}
