/// What has happened to one stack, in order: what came from the app, the clock and the host, what the host showed at
/// that moment, and what the driver answered.
///
/// A person is seen by what the host shows: that a finger holds a screen, or that fewer screens stay.
public struct StackRecording: Hashable, Sendable, Codable {
  /// What is known of the stack before the first entry.
  package enum Beginning: Hashable, Sendable, Codable {
    /// It had a path of some length, and no host yet.
    case appearance(length: Int)

    /// It stood still, as told.
    case rest(Rest)

    /// It was changing.
    case middle

    /// It is SwiftUI's own.
    case native
  }

  /// A stack that stands still as told, and what the answers of a host that can't be asked rest on.
  package struct Rest: Hashable, Sendable, Codable {
    package let depth: Int
    package let keptDepth: Int?
    package let seenDepth: Int?
    package let isWaiting: Bool
  }

  /// How the driver is to work.
  package struct Settings: Hashable, Sendable {
    package var rules: UpdateRules
    package var pacing: Pacing
    package var animation: NavigationAnimation
  }

  /// Something that has happened.
  package struct Entry: Hashable, Sendable, Codable {
    /// When it happened, in nanoseconds from some instant before the first entry.
    package var time: Int64

    package var event: Event

    /// What the host showed; `nil` where it can't tell, or there is none.
    package var host: Sight?

    /// What the driver answered; `nil` if nothing.
    package var answer: Answer?
  }

  /// What can happen.
  package enum Event: Hashable, Sendable, Codable {
    /// The app has set a path.
    case path(parts: [Part], isAnimated: Bool)

    /// The app turns out to have wanted no animation.
    case stopAnimating

    case settings(Settings)
    case started
    case ended

    /// A screen has come into view, or its link was turned off; `nil` is a screen that is gone.
    case appeared(depth: Int?)
    case dismissed(depth: Int?)

    case changed
    case waitEnded
    case suspended
    case resumed

    /// Something was done to a simulated host, which knows of it.
    case act(HostAct)

    /// The app has set a path of SwiftUI's own stack.
    case nativePath(length: Int, inCommon: Int)

    /// SwiftUI's own stack has written the app's path.
    case nativeWrite(length: Int, inCommon: Int)
  }

  /// Neighbouring elements of a path.
  package struct Part: Hashable, Sendable, Codable {
    /// What is known of elements without knowing their values.
    package enum Kind: String, Hashable, Sendable, Codable {
      /// They are those of the former path at this place.
      case former

      /// They are not, but those that are shown at this place.
      case shown

      case new
    }

    package let kind: Kind
    package var count: Int

    package init(_ kind: Kind, _ count: Int) {
      self.kind = kind
      self.count = count
    }
  }

  /// What was done to a simulated host.
  package enum HostAct: Hashable, Sendable, Codable {
    case goBack(depth: Int)
    case swipe(holding: Int64, isCancelled: Bool)
    case cover
    case uncover
    case leave
    case comeBack
    case linkOff(depth: Int)
    case repeatedSignal
  }

  /// What a host shows.
  package struct Sight: Hashable, Sendable, Codable {
    package enum Motion: String, Hashable, Sendable, Codable {
      case still, moving, held
    }

    package let depth: Int
    package let motion: Motion
    package let isCovered: Bool
  }

  /// What a driver does about an event.
  package struct Answer: Hashable, Sendable, Codable {
    /// What becomes of the timer.
    package enum Wait: Hashable, Sendable, Codable {
      case start(nanoseconds: Int64)
      case cancel
    }

    /// An update, in the numbers of screens.
    package struct Step: Hashable, Sendable, Codable {
      package let from: Int
      package let keeping: Int
      package let to: Int
      package let isAnimated: Bool
    }

    package let supersedes: Bool
    package let dismissal: Int?
    package let removal: Range<Int>?
    package let wait: Wait?
    package let update: Step?
    package let outcome: String?
  }

  package var settings: Settings
  package var beginning: Beginning

  /// How many entries there were before the first one, of which there was no room for any more.
  package var droppedCount = 0

  package var entries: [Entry] = []
}

extension StackRecording.Sight {
  init?(_ state: HostState?) {
    guard let state else { return nil }
    let motion: Motion =
      switch state.motion {
      case .still: .still
      case .moving: .moving
      case .held: .held
      }
    self.init(depth: state.depth, motion: motion, isCovered: state.isCovered)
  }

  /// The host's state.
  package var state: HostState {
    let motion: HostState.Motion =
      switch motion {
      case .still: .still
      case .moving: .moving
      case .held: .held
      }
    return HostState(depth: depth, motion: motion, isCovered: isCovered)
  }
}

extension StackRecording.Answer {
  /// What effects come to; `nil` if there are none.
  package init?(_ effects: SequencerEffects) {
    guard effects != SequencerEffects() else { return nil }
    let wait: Wait? =
      switch effects.wait {
      case .unchanged: nil
      case .start(let delay): .start(nanoseconds: delay.count)
      case .cancel: .cancel
      }
    self.init(
      supersedes: effects.supersedes,
      dismissal: effects.dismissal,
      removal: effects.removal,
      wait: wait,
      update: effects.update.map {
        Step(from: $0.previousDepth, keeping: $0.keptDepth, to: $0.depth, isAnimated: $0.isAnimated)
      },
      outcome: effects.outcome?.rawValue
    )
  }
}

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

  /// Refuses what would be nothing that can have been recorded.
  func check(_ place: String) throws {
    switch beginning {
    case .appearance(let depth): try Self.check(depth, "\(place).beginning")
    case .rest(let rest):
      try Self.check(rest.depth, "\(place).beginning.rest.depth")
      try Self.check(rest.keptDepth ?? 0, "\(place).beginning.rest.keptDepth")
      try Self.check(rest.seenDepth ?? 0, "\(place).beginning.rest.seenDepth")
    case .middle, .native: break
    }
    try Self.unless(droppedCount >= 0, "\(place).droppedCount", "it is negative")
    var time: Int64 = 0
    for (index, entry) in entries.enumerated() {
      let place = "\(place).entries[\(index)]"
      try Self.unless(entry.time >= time, "\(place).time", "it is before what came before")
      time = entry.time
      try entry.event.check("\(place).event")
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
