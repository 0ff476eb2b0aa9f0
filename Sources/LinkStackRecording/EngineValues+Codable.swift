package import LinkStackEngine

// Here and not in the engine, so that an app that records nothing doesn't link it.

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
    animation = try values.decodeCase(forKey: .animation)
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

extension HostState: Codable {
  private enum Key: CodingKey {
    case depth, motion, isCovered
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      depth: try values.decode(Int.self, forKey: .depth),
      motion: try values.decodeCase(forKey: .motion),
      isCovered: try values.decode(Bool.self, forKey: .isCovered)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(depth, forKey: .depth)
    try values.encode("\(motion)", forKey: .motion)
    try values.encode(isCovered, forKey: .isCovered)
  }
}

extension Update: Codable {
  private enum Key: CodingKey {
    case from, keeping, to, isAnimated
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      previousDepth: try values.decode(Int.self, forKey: .from),
      keptDepth: try values.decode(Int.self, forKey: .keeping),
      depth: try values.decode(Int.self, forKey: .to),
      isAnimated: try values.decode(Bool.self, forKey: .isAnimated)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(previousDepth, forKey: .from)
    try values.encode(keptDepth, forKey: .keeping)
    try values.encode(depth, forKey: .to)
    try values.encode(isAnimated, forKey: .isAnimated)
  }
}

extension SequencerEffects: Codable {
  private enum Key: CodingKey {
    case supersedes, dismissal, removal, wait, update, outcome
  }

  /// What becomes of the timer, if anything.
  private enum Timer: Codable {
    case start(nanoseconds: Int64)
    case cancel
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init()
    supersedes = try values.decode(Bool.self, forKey: .supersedes)
    dismissal = try values.decodeIfPresent(Int.self, forKey: .dismissal)
    removal = try values.decodeIfPresent(Range<Int>.self, forKey: .removal)
    wait =
      switch try values.decodeIfPresent(Timer.self, forKey: .wait) {
      case .start(let count): .start(Nanoseconds(count))
      case .cancel: .cancel
      case nil: .unchanged
      }
    update = try values.decodeIfPresent(Update.self, forKey: .update)
    if values.contains(.outcome) { outcome = try values.decodeCase(forKey: .outcome) }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(supersedes, forKey: .supersedes)
    try values.encodeIfPresent(dismissal, forKey: .dismissal)
    try values.encodeIfPresent(removal, forKey: .removal)
    switch wait {
    case .start(let delay): try values.encode(Timer.start(nanoseconds: delay.count), forKey: .wait)
    case .cancel: try values.encode(Timer.cancel, forKey: .wait)
    case .unchanged: break
    }
    try values.encodeIfPresent(update, forKey: .update)
    try values.encodeIfPresent(outcome?.rawValue, forKey: .outcome)
  }
}

extension KeyedDecodingContainer {
  /// Reads the name of a case.
  fileprivate func decodeCase<Case: CaseIterable>(forKey key: Key) throws -> Case {
    let name = try decode(String.self, forKey: key)
    guard let value = Case.allCases.first(where: { "\($0)" == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "this is no \(Case.self)"
      )
    }
    return value
  }
}
