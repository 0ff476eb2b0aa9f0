import LinkStackEngine

/// A deep link through the driver, as apps have it, to a host that has settled as soon as it is asked.
@MainActor
final class DrivenDeepLink {
  private let host = IdleHost()
  private let driver: LinkStackDriver<IdleHost>

  /// Gets ready, with the root settled.
  init(rules: UpdateRules) {
    driver = LinkStackDriver(rules: rules, scheduler: IdleScheduler())
    driver.attach(to: host)
    driver.hostSettled(on: .root, in: driver.transition)
  }

  /// What the host shows.
  var shown: [Int] { driver.isSettled ? driver.linkStack.values : [] }

  /// Goes all the way to a path.
  func open(_ path: [Int]) {
    driver.path = path
    while !driver.isSettled {
      driver.hostSettled(on: driver.linkStack.top, in: driver.transition)
    }
  }
}

/// A host that shows nothing, so that only the driver takes time.
private final class IdleHost: LinkHost {
  func perform(_ update: Update, showing linkStack: LinkStack<Int>, in transition: TransitionID) {}
}

/// A source of wake-ups for a host that always settles before one is due.
private final class IdleScheduler: WakeScheduler {
  private var issued: UInt64 = 0

  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken {
    issued += 1
    return WakeToken(issued)
  }

  func cancel(_ token: WakeToken) {}
}
