import LinkStackEngine
import NavigationShimTesting

/// The host that a link is played on.
enum HostChoice: String, CaseIterable, Sendable {
  case links, native

  /// What the simulated host accepts, and how fast it is.
  func behavior(transition: Nanoseconds) -> SimulatedHostBehavior {
    var behavior: SimulatedHostBehavior =
      switch self {
      case .links: .links
      case .native: .native
      }
    behavior.transition = transition
    return behavior
  }

  /// The host in words.
  var words: String {
    switch self {
    case .links: "links, as on iOS 14 and 15: one push per update"
    case .native: "native, as on iOS 16 and later: any path in one update"
    }
  }
}
