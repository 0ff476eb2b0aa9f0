import LinkStackEngine
import NavigationShimTesting

/// A host that nobody drives, and the link stack that it is sent.
@MainActor
final class HostBench {
  let time = VirtualTime()
  let host: SimulatedLinkHost<String>
  var linkStack = LinkStack<String>()

  init(_ behavior: SimulatedHostBehavior = .links, path: [String] = []) {
    host = SimulatedLinkHost(behavior, time: time)
    send(path)
    time.runUntilIdle()
  }

  /// Sends what leads to a path as one update.
  func send(_ path: [String]) {
    let kept = zip(linkStack.values, path).prefix { $0 == $1 }.count
    let update = Update(previousDepth: linkStack.depth, keptDepth: kept, depth: path.count)
    linkStack.apply(update, from: path)
    host.perform(update, showing: linkStack, in: TransitionID())
  }
}
