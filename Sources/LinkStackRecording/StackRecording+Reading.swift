import LinkStackEngine

extension StackRecording.Settings: Codable {
  private enum Key: CodingKey {
    case pushesPerUpdate, popsMany, replacesInPlace, screensAtFirstAppearance
    case followsHost, delay, animation
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    /// Whatever would trap later is refused here.
    func number<Number: FixedWidthInteger & Decodable>(_ key: Key, atLeast least: Number) throws
      -> Number
    {
      let number = try values.decode(Number.self, forKey: key)
      guard number >= least else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: values,
          debugDescription: "\(number) is less than \(least)"
        )
      }
      return number
    }
    rules = UpdateRules(
      pushesPerUpdate: try number(.pushesPerUpdate, atLeast: 1),
      popsMany: try values.decode(Bool.self, forKey: .popsMany),
      replacesInPlace: try values.decode(Bool.self, forKey: .replacesInPlace),
      screensAtFirstAppearance: try number(.screensAtFirstAppearance, atLeast: 0)
    )
    let delay = Nanoseconds(try number(.delay, atLeast: 0))
    let followsHost = try values.decode(Bool.self, forKey: .followsHost)
    pacing = followsHost ? .settled(fallback: delay) : .fixed(delay: delay)
    let name = try values.decode(String.self, forKey: .animation)
    guard let animation = NavigationAnimation.allCases.first(where: { "\($0)" == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .animation,
        in: values,
        debugDescription: "there is no animation of this name"
      )
    }
    self.animation = animation
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(rules.pushesPerUpdate, forKey: .pushesPerUpdate)
    try values.encode(rules.popsMany, forKey: .popsMany)
    try values.encode(rules.replacesInPlace, forKey: .replacesInPlace)
    try values.encode(rules.screensAtFirstAppearance, forKey: .screensAtFirstAppearance)
    try values.encode(pacing.followsHost, forKey: .followsHost)
    try values.encode(pacing.delay.count, forKey: .delay)
    try values.encode("\(animation)", forKey: .animation)
  }
}

extension StackRecording {
  /// The longest path that is read: playing takes room and time for each screen.
  static let longestPath = 100_000

  private enum Key: CodingKey {
    case settings, beginning, droppedCount, entries
  }

  /// Reads what has happened to a stack.
  ///
  /// - Throws: A ``NavigationRecordingError``, or what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    settings = try values.decode(Settings.self, forKey: .settings)
    beginning = try values.decode(Beginning.self, forKey: .beginning)
    droppedCount = try values.decode(Int.self, forKey: .droppedCount)
    entries = try values.decode([Entry].self, forKey: .entries)
    let place = NavigationRecordingError.place(decoder.codingPath)
    try check(place.isEmpty ? "" : place + ".")
  }

  /// Refuses what would be nothing that can have been recorded.
  private func check(_ place: String) throws {
    switch beginning {
    case .appearance(let depth): try Self.check(depth, "\(place)beginning")
    case .rest(let rest):
      try Self.check(rest.depth, "\(place)beginning.rest.depth")
      try Self.check(rest.keptDepth ?? 0, "\(place)beginning.rest.keptDepth")
      try Self.check(rest.seenDepth ?? 0, "\(place)beginning.rest.seenDepth")
    case .middle, .native: break
    }
    try Self.unless(droppedCount >= 0, "\(place)droppedCount", "it is negative")
    var time: Int64 = 0
    for (index, entry) in entries.enumerated() {
      let place = "\(place)entries[\(index)]."
      try Self.unless(entry.time >= time, "\(place)time", "it is before what came before")
      time = entry.time
      try entry.event.check("\(place)event")
    }
  }

  fileprivate static func check(_ depth: Int, _ place: String) throws {
    try unless(0...longestPath ~= depth, place, "\(depth) is no number from 0 to \(longestPath)")
  }

  fileprivate static func unless(
    _ isTrue: Bool,
    _ place: String,
    _ reason: @autoclosure () -> String
  ) throws {
    if !isTrue { throw NavigationRecordingError.malformed(at: place, reason: reason()) }
  }
}

extension StackRecording.Event {
  fileprivate func check(_ place: String) throws {
    switch self {
    case .path(let parts, _):
      var length = 0
      for part in parts {
        try StackRecording.check(part.count, "\(place).path.parts")
        length += part.count
        try StackRecording.check(length, "\(place).path.parts")
      }
    case .appeared(let depth), .dismissed(let depth):
      try StackRecording.check(depth ?? 0, "\(place).depth")
    case .act(.goBack(let depth)), .act(.linkOff(let depth)):
      try StackRecording.check(depth, "\(place).act.depth")
    case .act(.swipe(let span, _)):
      try StackRecording.unless(span >= 0, "\(place).act.holding", "it is negative")
    case .nativePath(let length, let inCommon), .nativeWrite(let length, let inCommon):
      try StackRecording.check(length, "\(place).length")
      try StackRecording.unless(0...length ~= inCommon, "\(place).inCommon", "it isn't in the path")
    case .stopAnimating, .settings, .started, .ended, .changed, .waitEnded, .suspended, .resumed,
      .act:
      break
    }
  }
}
