import LinkStackEngine

@testable import NavigationShim

extension LinksStack {
  /// The faults of the stacks on a scheduler, once nothing moves and nothing is due.
  static func faultsAtRest(on scheduler: any WakeScheduler) -> [String] {
    LiveStacks.shared.stacks.compactMap { $0 as? LinksStack }.filter { $0.scheduler === scheduler }
      .flatMap(\.faultsAtRest)
  }

  private var faultsAtRest: [String] {
    guard let driver, !visibility.isSuspended else { return [] }
    var faults: [String] = []
    func check(_ isSo: Bool, _ rule: String) { if !isSo { faults.append("at rest \(rule)") } }
    check(driver.isSettled || !chain.isTopAtRest, "the driver isn't settled")
    check(driver.path == screensToShow, "the driver is on another path than what is wanted")
    // An app may refuse to have its path shortened, and keep undecoded elements that were dropped.
    let wanted = path.target.elements
    let kept = path.appElements.filter { $0.value != nil || wanted.contains($0) }
    check(kept.starts(with: wanted), "another path is wanted than the app's")
    check(
      chain.screens.dropFirst().map(\.id) == driver.linkStack.screens.map(\.id),
      "the chain isn't the link stack"
    )
    check(chain.runningStep?.isRunning != true, "an update is under way")
    check(chain.runningStep?.suppression == nil, "an update has animations off")
    for (screen, next) in zip(chain.screens, chain.screens.dropFirst()) {
      if case .on(let destination) = screen.link.state.position, destination === next { continue }
      faults.append("at rest link \(screen.depth) is \(screen.link.state.position)")
    }
    for link in chain.screens.map(\.link) {
      check(link.isOnForHost == link.state.isOn, "SwiftUI reads something else of a link")
      let environment = link.state.destination?.environment
      check(
        (link.surroundings.environment == nil) == (environment == nil),
        "a link has other surroundings than its screen"
      )
    }
    check(!chain.top.link.state.isOn, "the link of the top is on")
    guard let state = chain.state, !state.isCovered, !sharesController else { return faults }
    check(chain.isTopAtRest, "the host shows \(state), and not \(chain.top.depth)")
    if chain.observedHost.state != nil {
      let unheard = chain.screens.filter { chain.reporter(on: $0) == nil }
      check(unheard.isEmpty, "nothing reports from \(unheard.map(\.depth))")
    }
    return faults
  }
}
