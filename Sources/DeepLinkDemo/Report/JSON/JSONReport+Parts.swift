import LinkStackEngine
import NavigationShimTesting

extension JSONReport.UpdateReport {
  init(_ update: Playback.PlayedUpdate) {
    number = update.number
    time = update.time.seconds
    change = update.update.description
    depth = update.update.depth
    chain = update.chain.map(\.title)
    lost = update.isLost
  }
}

extension JSONReport.ViolationReport {
  init(_ violation: Violation) {
    time = violation.time.seconds
    update = violation.updateNumber
    reason = violation.kind.rawValue
    lostPushes = violation.lostPushes
  }
}

extension JSONReport.LinkReport {
  init(_ opened: Playback.OpenedLink) {
    url = opened.link.url
    self.opened = opened.time.seconds
    outcome = opened.outcomeWord
    reported = opened.endTime?.seconds
  }
}

extension JSONReport.PacingReport {
  init(_ pacing: PacingChoice) {
    switch pacing {
    case .settled: (mode, delay) = ("settled", nil)
    case .fixed(let seconds): (mode, delay) = ("fixed", seconds.seconds)
    }
  }
}

extension JSONReport.ComparedReport {
  init(_ playback: Playback) {
    updates = playback.updates.count
    elapsed = playback.elapsed.seconds
    arrived = playback.showsPath
  }
}
