package import LinkStackEngine

extension SimulatedLinkHost {
  /// Shows a path as NavigationBackport and FlowStacks do, by their code: the first push at once, and each further one
  /// after a fixed delay, animated, in any state of the host.
  ///
  /// - Parameters:
  ///   - advance: Lets the time come at which a push is due.
  ///   - didPush: Called after each push.
  package func push(
    _ path: [Value],
    every delay: Nanoseconds,
    advance: (_ time: Nanoseconds) -> Void,
    didPush: () -> Void = {}
  ) {
    var linkStack = LinkStack<Value>()
    perform(Update(previousDepth: 0, keptDepth: 0, depth: 0), showing: linkStack)
    for (depth, value) in path.enumerated() {
      advance(delay * depth)
      linkStack.push(value)
      let update = Update(
        previousDepth: depth,
        keptDepth: depth,
        depth: depth + 1,
        isAnimated: true
      )
      perform(update, showing: linkStack)
      didPush()
    }
  }
}

extension Nanoseconds {
  package static func * (lhs: Nanoseconds, rhs: Int) -> Nanoseconds {
    Nanoseconds(lhs.count * Int64(rhs))
  }
}
