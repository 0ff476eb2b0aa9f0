import CommandSupport

/// A lane of the picture: the root, or a screen at its depth.
struct PictureLane: Hashable, Sendable {
  let depth: Int

  /// `nil` for the root.
  let screen: ShopRoute?

  var title: String {
    TerminalText.elidingEnd(
      TerminalText.cleaned(screen?.title ?? ShopRoute.rootTitle),
      to: 20
    )
  }

  static let root = PictureLane(depth: 0, screen: nil)

  /// The lanes of a playback from the root upwards: one for each screen of each link that was
  /// opened, also for those that never came.
  ///
  /// What stood at one depth one after the other lies next to each other.
  static func lanes(of playback: Playback) -> [PictureLane] {
    var known: Set<PictureLane> = []
    var lanes: [PictureLane] = []
    for opened in playback.links {
      for (position, screen) in opened.link.path.enumerated() {
        let lane = PictureLane(depth: position + 1, screen: screen)
        if known.insert(lane).inserted { lanes.append(lane) }
      }
    }
    // By depth; in order of appearance where that is equal.
    return [.root]
      + lanes.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }
}
