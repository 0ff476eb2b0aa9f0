import LinkStackEngine

/// A settle signal, and the lane of the screen that it is about.
struct PictureSignal: Hashable, Sendable {
  let time: Nanoseconds
  let lane: PictureLane

  /// The signals of a playback.
  ///
  /// A signal is about what was there when it came, before the updates that answer it.
  static func signals(of playback: Playback) -> [PictureSignal] {
    var signals: [PictureSignal] = []
    var screens: [ShopRoute] = []
    for moment in playback.moments {
      for happening in moment.happenings {
        switch happening {
        case .update(let position):
          screens = playback.updates[position].chain
        case .settleSignal(let depth) where depth <= screens.count:
          let lane = PictureGeometry.topLane(of: Array(screens.prefix(depth)))
          signals.append(PictureSignal(time: moment.time, lane: lane))
        default:
          break
        }
      }
      screens = moment.screens
    }
    return signals
  }
}
