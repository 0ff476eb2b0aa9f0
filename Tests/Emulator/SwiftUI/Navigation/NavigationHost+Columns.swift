extension NavigationHost {
  /// Takes the changes out that are about the next column, and makes them.
  ///
  /// - Returns: Whether there was any.
  func changeDetail(_ requests: inout [HostedLink], _ turnedOff: inout [HostedLink]) -> Bool {
    guard let next else { return false }
    let isOff = turnedOff.contains { $0 === next.detail }
    turnedOff.removeAll { $0 === next.detail }
    var shown: HostedLink?
    for link in requests where link.isDetail {
      if link.owner?.screen.screen(of: self) !== top {
        lose(link, .pushFromCoveredScreen)
      } else if shown != nil {
        lose(link, .tooManyPushes)
      } else {
        shown = link
      }
    }
    requests.removeAll(where: \.isDetail)
    guard isOff || shown != nil else { return false }
    next.replaceRoot(with: shown)
    return true
  }

  /// Shows the screen of a link of the column before in place of the root, or the root again.
  private func replaceRoot(with link: HostedLink?) {
    if let motion {
      graph.time.cancel(motion.timer)
      finish()
    }
    let leaving = shown + (detail.map { [$0] } ?? [])
    for link in shown { link.screen?.enter(.hidden) }
    base.enter(.hidden)
    shown = []
    detail = link
    link?.present(by: self)
    base.enter(.shown)
    for link in leaving {
      link.status = link.isOn ? .lost : .idle
      link.removeScreen()
    }
    graph.log.countHostUpdate()
    graph.due.addLifeCycleAction { [weak self] in self?.turnOff(leaving.filter(\.isOn)) }
  }
}
