import LinkStackEngine
import NavigationShimTesting

/// One deep link, played in all the ways to be compared, none of which loses a push.
struct WaitedLink {
  let native: PlayedLink
  let settlePaced: PlayedLink
  let fixed: PlayedLink
  let shortest: PlayedLink

  /// One transition for each push: no host that pushes one by one can be faster.
  let limit: Nanoseconds

  /// Plays the link in each way.
  @MainActor
  init(_ depth: Int, transition: Nanoseconds, shortestDelay: ShortestDelay) {
    let links = SimulatedHostBehavior(transition: transition)
    native = PlayedLink(depth, on: SimulatedHostBehavior(rules: .native, transition: transition))
    settlePaced = PlayedLink(depth, on: links)
    fixed = PlayedLink(depth, on: links, pacing: .fixed(delay: .milliseconds(650)))
    shortest = PlayedLink(depth, on: links, pacing: shortestDelay.pacing)
    limit = transition * depth
    for link in [native, settlePaced, fixed, shortest] {
      precondition(link.lostPushes == 0, "\(link.lostPushes) of \(depth) pushes were lost")
    }
  }
}
