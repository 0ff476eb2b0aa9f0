/// The processor time that a deep link takes more when it is split.
struct ProcessorCost {
  let depth: Int
  private let difference: Double

  /// The cost at the depth that is spoken of; `nil` where it wasn't measured.
  init?(_ sections: SectionList) {
    guard let inOneGo = sections.series("in one go", .nanoseconds, of: "splitting"),
      let split = sections.series("split", .nanoseconds, of: "splitting"),
      let depth = Series.typicalPosition([inOneGo, split]),
      let less = inOneGo.value(at: depth), let more = split.value(at: depth)
    else { return nil }
    self.depth = depth
    difference = (more - less) * Double(depth)
  }

  /// The cost in words.
  var words: String {
    guard difference > 0 else {
      return "the engine no more processor time than showing it in one go"
    }
    return
      "the engine \(Scaled.time(difference).words) of processor time more than showing it in one go"
  }
}
