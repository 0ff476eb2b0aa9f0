package import LinkStackEngine
import SimulatedHost

/// One thing that happens in a ``World``.
package enum WorldStep: Hashable, Sendable {
  /// The app sets a path, and waits for the outcome.
  case open(SmallPath)
  /// People begin to go back to a depth, by a button.
  case goBack(to: Int)
  /// People take hold of the top with a finger.
  case hold

  /// The finger lets go of the top, which leaves, or returns where people have changed their
  /// mind.
  case letGo(cancelling: Bool)

  /// People leave the app.
  case leave
  /// The host reports a change: on time, late or once more.
  case signal
  /// The host turns off the link to a screen for no reason, or once more.
  case linkOff(screenAt: Int)
  /// Other code pushes a screen on top.
  case cover
  /// The app changes how the path is reached, in the middle of things.
  case set(Configuration)
  /// The foreign screen on top is left.
  case uncover
  /// The host comes to rest; what people have left is gone.
  case rest
  /// The host begins the push or the pop that was sent before.
  case follow
  /// The host ignores the push or the pop that was sent.
  case lose
  /// The link to a screen that people have left, or is certain to leave, is turned off.
  case report(screenAt: Int)
  /// The timer fires.
  case timer
  /// People return to the app, where the host may turn off all covered links for no reason.
  case comeBack(turnsOffCoveredLinks: Bool)

  /// What an app can change.
  package enum Configuration: Hashable, Sendable {
    case pacing(PacingKind)
    case animation(ChangeAnimation)
    case replacing(Bool)
  }
}

extension WorldStep.Configuration: CustomStringConvertible {
  /// What is changed, as it is written in Swift.
  package var description: String {
    switch self {
    case .pacing(let kind): ".pacing(.\(kind))"
    case .animation(let animation): ".animation(.\(animation))"
    case .replacing(let replaces): ".replacing(\(replaces))"
    }
  }

  static let all: [Self] = [
    .pacing(.settled), .pacing(.fixed), .animation(.automatic), .animation(.everyPush),
    .animation(.disabled), .replacing(true), .replacing(false),
  ]

  /// Whether the sequencer is configured so.
  func holds(in sequencer: UpdateSequencer) -> Bool {
    switch self {
    case .pacing(let kind): sequencer.pacing == kind.pacing
    case .animation(let animation): sequencer.animation == animation
    case .replacing(let replaces): sequencer.rules.replacesInPlace == replaces
    }
  }
}

extension WorldStep {
  /// The step as a number, of which a search keeps millions.
  var packed: UInt32 {
    switch self {
    case .open(let path): path.packed << 4
    case .goBack(let depth): 1 | UInt32(depth) << 4
    case .hold: 2
    case .letGo(let cancels): 3 | (cancels ? 16 : 0)
    case .leave: 4
    case .signal: 5
    case .linkOff(let depth): 6 | UInt32(depth) << 4
    case .rest: 8
    case .report(let depth): 9 | UInt32(depth) << 4
    case .timer: 10
    case .comeBack(let turnsOff): 11 | (turnsOff ? 16 : 0)
    case .follow: 13
    case .lose: 14
    case .cover: 15
    case .uncover: 15 | 1 << 4
    case .set(let configuration):
      15 | UInt32(2 + (Self.Configuration.all.firstIndex(of: configuration) ?? 0)) << 4
    }
  }

  init(packed: UInt32) {
    let number = Int(packed >> 4)
    let flag = packed & 16 != 0
    self =
      switch packed & 15 {
      case 0: .open(SmallPath(packed: packed >> 4))
      case 1: .goBack(to: number)
      case 2: .hold
      case 3: .letGo(cancelling: flag)
      case 4: .leave
      case 5: .signal
      case 6: .linkOff(screenAt: number)
      case 8: .rest
      case 9: .report(screenAt: number)
      case 10: .timer
      case 11: .comeBack(turnsOffCoveredLinks: flag)
      case 13: .follow
      case 14: .lose
      default:
        switch number {
        case 0: .cover
        case 1: .uncover
        default: .set(Configuration.all[number - 2])
        }
      }
  }
}

extension World {
  /// Everything that may happen now, with what the app may set; what goes on by itself comes first.
  package func steps(
    opening paths: [SmallPath],
    setting configurations: [WorldStep.Configuration] = []
  ) -> [WorldStep] {
    var steps: [WorldStep] = []
    appendOrdinarySteps(to: &steps)
    appendDisturbances(opening: paths, setting: configurations, to: &steps)
    return steps
  }

  /// Adds what happens by itself sooner or later; where nothing of it changes anything, the world is
  /// idle.
  func appendOrdinarySteps(to steps: inout [WorldStep]) {
    if host.pending != nil { steps.append(.follow) }
    for screen in reports { steps.append(.report(screenAt: screen.depth)) }
    switch host.transition?.kind {
    case nil: break
    case .push, .pop, .goingBack, .returning: steps.append(.rest)
    case .held: steps += [.letGo(cancelling: false), .letGo(cancelling: true)]
    }
    if isTimerRunning { steps.append(.timer) }
    if !host.isActive {
      steps += [.comeBack(turnsOffCoveredLinks: false), .comeBack(turnsOffCoveredLinks: true)]
    }
    if host.isCovered, host.isActive { steps.append(.uncover) }
    // To read a host all the same is only to read it sooner, unless it was given up: then
    // it is given another chance by it.
    if canBeAsked, !core.isStalled { steps.append(.signal) }
  }

  /// Whether there is an ordinary step, other than that the host is read once more.
  var goesOnByItself: Bool {
    host.pending != nil || !reports.isEmpty || host.transition != nil || !host.isActive
      || host.isCovered || isTimerRunning
  }

  /// What happens next without disturbances, where transitions are shorter than waits.
  var promptStep: WorldStep? {
    guard goesOnByItself else { return nil }
    var steps: [WorldStep] = []
    appendOrdinarySteps(to: &steps)
    return steps.first
  }

  /// Adds what people, apps and hosts may do at any time.
  func appendDisturbances(
    opening paths: [SmallPath],
    setting configurations: [WorldStep.Configuration],
    to steps: inout [WorldStep]
  ) {
    for path in paths { steps.append(.open(path)) }
    for configuration in configurations where !configuration.holds(in: core.sequencer) {
      steps.append(.set(configuration))
    }
    let depth = host.screens.count
    for destination in 0..<depth where host.canGoBack(to: destination) {
      steps.append(.goBack(to: destination))
    }
    if host.canBeHeld { steps.append(.hold) }
    if canBeAsked, host.canBeCovered { steps.append(.cover) }
    if host.isActive { steps.append(.leave) }
    if !canBeAsked || core.isStalled { steps.append(.signal) }
    if host.pending != nil, lossesLeft > 0 { steps.append(.lose) }
    for screen in stride(from: 1, through: depth, by: 1)
    where isShared(screen) && isOutOfView(screen - 1) {
      steps.append(.linkOff(screenAt: screen))
    }
    // What people leave may be written twice.
    if let destination, isShared(destination + 1),
      !reports.contains(host.id(at: destination + 1))
    {
      steps.append(.linkOff(screenAt: destination + 1))
    }
    // Older systems write so right after a push, too.
    if host.pending != nil, core.linkStack.depth > depth, host.transition == nil {
      steps.append(.linkOff(screenAt: depth + 1))
    }
  }

  /// Whether a screen is out of view, so that a false report of its link differs from a true one.
  private func isOutOfView(_ depth: Int) -> Bool {
    switch host.transition?.kind {
    case nil, .push, .pop: true
    case .goingBack: depth != destination
    case .held, .returning: depth != host.screens.count - 1
    }
  }
}

/// A path of up to twelve screens over up to four values, in one machine word.
///
/// A search keeps millions of them.
package struct SmallPath: Hashable, Sendable {
  /// The greatest length.
  private static let maximumCount = 12
  /// The number of values that a screen can have.
  package static let valueCount = 4
  /// The elements in two bits each, the lowest first; zero beyond the end.
  private(set) var bits: UInt32 = 0
  private(set) var length: UInt8 = 0

  package init(_ values: some Sequence<Int> = [Int]()) { for value in values { append(value) } }

  /// Takes back what ``packed`` gave.
  init(packed: UInt32) {
    bits = packed >> 4
    length = UInt8(packed & 15)
  }

  /// The path as a number.
  var packed: UInt32 { bits << 4 | UInt32(length) }

  package mutating func append(_ value: Int) {
    precondition(
      length < Self.maximumCount && value >= 0 && value < Self.valueCount,
      "a small path has up to \(Self.maximumCount) values below \(Self.valueCount)"
    )
    bits |= UInt32(value) << (2 * UInt32(length))
    length += 1
  }

  /// All paths up to a length over the values below a number, the shorter ones first.
  package static func all(upTo length: Int, over values: Int) -> [SmallPath] {
    var all = [SmallPath()]
    var longest = all
    for _ in 0..<length {
      longest = longest.flatMap { path in
        (0..<values).map { value in
          var longer = path
          longer.append(value)
          return longer
        }
      }
      all += longest
    }
    return all
  }
}

extension SmallPath: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { Int(length) }

  package subscript(position: Int) -> Int { Int(bits >> (2 * UInt32(position)) & 3) }
}

extension RandomAccessCollection<Int> {
  /// Whether an app that sets this path has that animated: some paths have to be set without.
  package var isSetAnimated: Bool { !count.isMultiple(of: 2) }
}

extension SmallPath: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Int...) { self.init(elements) }
}

extension SmallPath: CustomStringConvertible {
  /// The path as it is written in Swift.
  package var description: String { "[\(map { "\($0)" }.joined(separator: ", "))]" }
}
