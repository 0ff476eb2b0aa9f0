import LinkStackEngine

/// Something that happened, for programs.
struct EventReport: Encodable {
  let time: Double
  let event: String

  /// The depth at which it happened, where it has one.
  var depth: Int?

  /// The number of the update or of the link it is about, counted from 1.
  var number: Int?
  var outcome: String?

  /// What is in view from then on: one screen, or two of which one gives way to the other.
  let view: [String]

  init(_ happening: Moment.Happening, at moment: Moment) {
    time = moment.time.seconds
    view = moment.titlesInView
    switch happening {
    case .linkOpened(let position): (event, number) = ("linkOpened", position + 1)
    case .update(let position): (event, number) = ("update", position + 1)
    case .settled(let depth): (event, self.depth) = ("settled", depth)
    case .settleSignal(let depth): (event, self.depth) = ("settleSignal", depth)
    case .wentBack(let depth): (event, self.depth) = ("wentBack", depth)
    case .dismissed(let depth): (event, self.depth) = ("dismissed", depth)
    case .left: event = "left"
    case .returned: event = "returned"
    case .ignored: event = "ignored"
    case .reported(let link, let outcome):
      (event, number, self.outcome) = ("reported", link + 1, outcome.rawValue)
    }
  }
}
