import LinkStackEngine
import SimulatedHost

/// Identifies worlds that behave alike from here on.
///
/// Values are numbered in the order in which they are met, as no rule prefers one. The depths that ``World`` checks to
/// be those of path and link stack are left out.
struct WorldKey: Hashable {
  private var bytes: [UInt8] = []

  init(_ world: World) {
    let (host, core) = (world.host, world.core)
    bytes.reserveCapacity(64)
    var names: [Int] = []
    add(world.path, &names)
    add(core.linkStack.screens.map(\.value), &names)
    add(host.screens.map(\.value), &names)
    for depth in stride(from: 1, through: host.screens.count, by: 1) { add(world.isShared(depth)) }

    let sequencer = core.sequencer
    add(sequencer.state.number)
    add(sequencer.state.kept)
    add(sequencer.state.attempt)
    add(sequencer.isSuspended)
    add(sequencer.target.isFinished)
    add(sequencer.target.change.number)
    add(sequencer.target.isNewerThanBack)
    add(sequencer.target.lostPushes)
    let estimator = core.estimator
    if !world.canBeAsked {
      add(estimator.keptDepth)
      add(estimator.seenDepth)
      add(estimator.unconfirmedPopDepth)
      add(estimator.mayBeTab)
      add(estimator.backs.reduce(0) { $0 | 1 << $1 })
    }
    add(sequencer.pacing == .settled)
    add(sequencer.animation == .automatic)
    add(sequencer.animation == .disabled)
    add(sequencer.rules.replacesInPlace)

    add(host.transition.map { Int($0.kind.rawValue) })
    add(host.transition?.to)
    add(world.reports.reduce(0) { $0 | 1 << ($1.depth - 1) })
    add(host.isActive)
    add(host.isCovered)
    add(host.pending?.previousDepth)
    add(world.lossesLeft)
    add(world.isTimerRunning)
    add(world.isAwaited)
    add(Int(world.backNavigations))
    add(world.isNewer.rawValue)
  }

  private mutating func add(_ number: Int) { bytes.append(UInt8(number)) }

  private mutating func add(_ number: Int?) { add(number.map { $0 + 1 } ?? 0) }

  private mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

  private mutating func add(_ path: [Int], _ names: inout [Int]) {
    add(path.count)
    for value in path {
      let known = names.firstIndex(of: value)
      add(known ?? names.count)
      if known == nil { names.append(value) }
    }
  }
}

extension UpdateSequencer.State {
  /// The state without its particulars.
  var number: Int {
    switch self {
    case .detached: 0
    case .still: 1
    case .following: 2
    case .moving: 3
    case .covered: 4
    case .stalled: 5
    }
  }

  fileprivate var kept: Int {
    switch self {
    case .following(let kept, _), .covered(let kept): kept
    case .detached, .still, .moving, .stalled: 0
    }
  }

  /// The number of times that the pending update was sent before.
  var attempt: Int {
    if case .following(_, let attempt) = self { attempt } else { 0 }
  }
}

extension UpdateTarget.Change {
  fileprivate var number: Int {
    switch self {
    case .appearance: 0
    case .set(isAnimated: true): 1
    case .set(isAnimated: false): 2
    }
  }
}
