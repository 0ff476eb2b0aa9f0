extension Script {
  /// Whether the sides can be asked to be equal after each step, and not only in the end.
  ///
  /// While something runs, no person is at it. And while the app is left, only some of the sides
  /// follow a change of its path: so nothing is compared until it is there again.
  package var isFair: Bool {
    var isRunning = false
    var isLeft = false
    for step in steps {
      if isRunning, step.kind == .person { return false }
      isRunning = step != step.uninterrupted
      switch step.uninterrupted {
      case .leave: isLeft = true
      case .comeBack, .relaunch, .relaunchSwapped: isLeft = false
      default: break
      }
      if isLeft, !isRunning { return false }
      if isRunning, !step.uninterrupted.mayBeInterrupted { return false }
    }
    return true
  }
}

extension Step {
  /// Whether the sides agree about the path as soon as the step begins.
  ///
  /// A person who goes back is there at once on a native stack, and on links when the transition has
  /// ended: what an app then does to its path differs by design. And all are relaunched together.
  package var mayBeInterrupted: Bool {
    switch self {
    case .back, .backTo, .duringSwipe, .relaunchSwapped: false
    default: true
    }
  }
}
