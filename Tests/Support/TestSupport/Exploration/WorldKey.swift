import LinkStackEngine
import SimulatedHost

/// Identifies worlds that behave alike from here on.
///
/// Values are numbered in the order in which they are met, as no rule prefers one. The depths that ``World`` checks to
/// be those of path and link stack are left out.
struct WorldKey: Hashable {
  let paths: UInt64
  let core: UInt64
  let host: UInt64

  init(_ world: World) {
    var names = ValueNames()
    let host = world.host
    let core = world.core
    var bits = BitWriter()
    bits.append(names.rename(world.path), .path)
    bits.append(names.rename(core.linkStack.screens.lazy.map(\.value)), .path)
    bits.append(names.rename(host.screens.lazy.map(\.value)), .path)
    for depth in stride(from: 1, through: host.screens.count, by: 1) {
      bits.append(world.isShared(depth))
    }
    paths = bits.word

    bits = BitWriter()
    let sequencer = core.sequencer
    bits.append(UInt64(TransitionTable.State(sequencer.state).rawValue), .kind)
    bits.append(UInt64(sequencer.state.kept), .depth)
    bits.append(UInt64(sequencer.state.attempt), .count)
    bits.append(sequencer.isSuspended)
    bits.append(sequencer.target.isFinished)
    bits.append(sequencer.target.change.number, .pair)
    bits.append(sequencer.target.isNewerThanBack)
    bits.append(UInt64(sequencer.target.lostPushes), .pair)
    let estimator = core.estimator
    if !world.canBeAsked {
      bits.append(estimator.keptDepth)
      bits.append(estimator.seenDepth)
      bits.append(estimator.unconfirmedPopDepth)
      bits.append(estimator.mayBeTab)
      bits.append(estimator.backs.reduce(0) { $0 | 1 << UInt64($1) }, .screens)
    }
    for configuration in WorldStep.Configuration.all {
      bits.append(configuration.holds(in: sequencer))
    }
    self.core = bits.word

    bits = BitWriter()
    bits.append(host.transition.map { UInt64($0.kind.rawValue) + 1 } ?? 0, .kind)
    bits.append(host.transition?.to)
    bits.append(world.reports.reduce(0) { $0 | 1 << UInt64($1.depth - 1) }, .screens)
    bits.append(host.isActive)
    bits.append(host.isCovered)
    bits.append(host.pending?.previousDepth)
    bits.append(UInt64(world.lossesLeft), .count)
    bits.append(world.isTimerRunning)
    bits.append(world.isAwaited)
    bits.append(UInt64(world.backNavigations), .screens)
    bits.append(world.isNewer.rawValue, .pair)
    self.host = bits.word
  }
}

/// Puts numbers side by side in a word.
private struct BitWriter {
  /// How many bits a number takes.
  enum Width: UInt64 {
    case flag = 1

    /// A number up to 3.
    case pair = 2

    /// A kind of state or transition, or a number up to 7.
    case kind = 3

    /// A depth up to 14, or the lack of one.
    case depth = 4

    /// A bit for each of seven screens.
    case screens = 7

    /// The names of seven values in two bits each, and their count.
    case path = 18

    static let count = Width.kind
  }

  var word: UInt64 = 0

  mutating func append(_ value: UInt64, _ width: Width) { word = word << width.rawValue | value }

  mutating func append(_ flag: Bool) { append(flag ? 1 : 0, .flag) }

  mutating func append(_ depth: Int?) { append(depth.map { UInt64($0) + 1 } ?? 0, .depth) }
}

/// New names for values, in the order in which they are met.
private struct ValueNames {
  /// The names in two bits each.
  var names = 0
  var isNamed = 0
  var used = 0

  mutating func rename(_ path: some Sequence<Int>) -> UInt64 {
    var renamed: UInt64 = 0
    var count: UInt64 = 0
    for value in path {
      renamed |= UInt64(name(of: value)) << (2 * count)
      count += 1
    }
    return renamed << 4 | count
  }

  private mutating func name(of value: Int) -> Int {
    if isNamed & 1 << value == 0 {
      names |= used << (2 * value)
      isNamed |= 1 << value
      used += 1
    }
    return names >> (2 * value) & 3
  }
}

extension UpdateSequencer.State {
  fileprivate var kept: Int {
    switch self {
    case .following(let kept, _), .covered(let kept): kept
    case .detached, .still, .moving, .stalled: 0
    }
  }

  /// How often what the host is to follow was made before.
  var attempt: Int {
    if case .following(_, let attempt) = self { attempt } else { 0 }
  }
}

extension UpdateTarget.Change {
  fileprivate var number: UInt64 {
    switch self {
    case .appearance: 0
    case .set(isAnimated: true): 1
    case .set(isAnimated: false): 2
    }
  }
}
