import LinkStackEngine

/// A stretch of time during which a screen is in one state.
struct PictureSpan: Hashable, Sendable {
  /// What a screen can be.
  enum State: Hashable, Sendable {
    /// On its way into view, from a depth.
    case arriving(from: Int)

    /// In view, and nothing moves.
    case onTop

    /// In the chain, below others.
    case covered
  }

  let lane: PictureLane
  let state: State
  let start: Nanoseconds
  var end: Nanoseconds

  /// All stretches of a playback, up to an instant.
  static func spans(of playback: Playback, until end: Nanoseconds) -> [PictureSpan] {
    var spans: [PictureSpan] = []
    // The position of the span that each lane is in.
    var open: [PictureLane: Int] = [:]
    for (position, moment) in playback.moments.enumerated() {
      let next = position + 1 < playback.moments.count ? playback.moments[position + 1].time : end
      guard next > moment.time else { continue }
      var stillOpen: [PictureLane: Int] = [:]
      for depth in 0...moment.screens.count {
        let lane = PictureLane(depth: depth, screen: depth == 0 ? nil : moment.screens[depth - 1])
        guard let state = moment.view.state(of: depth) else { continue }
        if let known = open[lane], spans[known].state == state, spans[known].end == moment.time {
          spans[known].end = next
          stillOpen[lane] = known
        } else {
          spans.append(PictureSpan(lane: lane, state: state, start: moment.time, end: next))
          stillOpen[lane] = spans.count - 1
        }
      }
      open = stillOpen
    }
    return spans
  }
}

extension Moment.View {
  /// What the screen at a depth is; `nil` for one that leaves.
  fileprivate func state(of depth: Int) -> PictureSpan.State? {
    switch self {
    case .still(let top): depth == top ? .onTop : .covered
    case .moving(let from, let to):
      if depth == to { .arriving(from: from) } else if depth < to { .covered } else { nil }
    }
  }
}
