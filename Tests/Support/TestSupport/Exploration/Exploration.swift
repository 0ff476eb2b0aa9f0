import LinkStackEngine
import SimulatedHost

/// A search of every state that a ``World`` can get into within bounds.
///
/// It goes breadth first: by the number of disturbances, and among those with equally many by the
/// number of steps. So the script it finds for a breach is a shortest of the fewest disturbances.
package struct Exploration {
  package let bounds: ExplorationBounds
  package var states: Int { origins.count }
  package private(set) var transitions = 0
  /// The most steps on a shortest way to a state.
  private var depth = 0
  /// The most steps that happen by themselves before the world is idle.
  private var longestRest = 0
  /// Whether more disturbances would lead to no other states.
  package private(set) var isComplete = false
  package private(set) var finding: ExplorationFinding?
  /// The transitions of the core on the way to the breach.
  package private(set) var digest: MachineDigest

  private let isTraced: Bool
  private let paths: [[Int]]
  private var numbers: [WorldKey: UInt32] = [:]
  private var origins: [Origin] = []
  private var graph = OrdinarySteps()
  private var buffer: [WorldStep] = []

  private enum Origin {
    case start(WorldStart)
    case step(WorldStep, after: UInt32)
  }

  /// A state whose next states are to be found.
  private struct Found {
    let world: World
    let index: UInt32
  }

  /// The states found with equally many disturbances, by the number of steps.
  private typealias Layer = [[Found]]

  /// Searches, up to the first breach.
  package init(
    _ bounds: ExplorationBounds,
    isTraced: Bool = false,
    progress: (_ disturbances: Int, Exploration) -> Void = { _, _ in }
  ) {
    self.bounds = bounds
    self.isTraced = isTraced
    digest = MachineDigest(keepsLines: isTraced)
    paths = bounds.paths
    var layer = start()
    for disturbances in 0...(bounds.disturbances ?? .max - 1) {
      let statesBefore = states
      var previous: Layer = []
      if disturbances > 0 { swap(&previous, &layer) }
      complete(&layer, from: &previous, isLast: disturbances == bounds.disturbances)
      progress(disturbances, self)
      if finding != nil { return }
      if disturbances > 0, states == statesBefore {
        isComplete = true
        break
      }
    }
    checkThatAllEnds()
  }

  package var summary: String {
    let limit = isComplete ? "any number of" : "up to \(bounds.disturbances ?? 0)"
    return "Explored paths up to \(bounds.length) over \(bounds.values) values with "
      + "\(limit) disturbances: \(states) states, \(transitions) steps, depth \(depth), "
      + "at rest after at most \(longestRest) steps"
  }

  /// The worlds that are idle or appear, and the first path that is set.
  private mutating func start() -> Layer {
    var layer: Layer = [[], []]
    for (launches, isInBackground) in [(false, false), (true, false), (true, true)] {
      for path in paths where finding == nil {
        let start = WorldStart(path: path, launches: launches, isInBackground: isInBackground)
        let world = World(start, bounds, isTraced: isTraced)
        let (index, isNew) = add(world, .start(start), to: &layer[0])
        guard isNew, !launches else { continue }
        for next in paths where next != path {
          take(.open(next), from: Found(world: world, index: index), to: &layer[1])
        }
      }
    }
    return layer
  }

  /// Finds the other states of a layer, by a disturbance from the layer before, and by the steps that happen by
  /// themselves from its own.
  private mutating func complete(_ layer: inout Layer, from previous: inout Layer, isLast: Bool) {
    var depth = 0
    while depth < max(layer.count, previous.count), finding == nil {
      while layer.count < depth + 2 { layer.append([]) }
      if depth < previous.count {
        for found in previous[depth] where finding == nil { disturb(found, to: &layer[depth + 1]) }
        previous[depth] = []
      }
      for found in layer[depth] where finding == nil { goOn(from: found, to: &layer[depth + 1]) }
      if isLast { layer[depth] = [] }
      if !layer[depth + 1].isEmpty { self.depth = max(self.depth, depth + 1) }
      depth += 1
      if layer[depth].isEmpty, layer.count == depth + 1 { layer.removeLast() }
    }
  }

  private mutating func disturb(_ found: Found, to frontier: inout [Found]) {
    buffer.removeAll(keepingCapacity: true)
    found.world.appendDisturbances(
      opening: paths,
      setting: bounds.isReconfigured ? WorldStep.Configuration.all : [],
      to: &buffer
    )
    let steps = buffer
    for step in steps where finding == nil { take(step, from: found, to: &frontier) }
  }

  private mutating func goOn(from found: Found, to frontier: inout [Found]) {
    buffer.removeAll(keepingCapacity: true)
    found.world.appendOrdinarySteps(to: &buffer)
    let steps = buffer
    var targets: [UInt32] = []
    for step in steps where finding == nil {
      let target = take(step, from: found, to: &frontier)
      // Reading a host that still moves isn't progress.
      if target != found.index { targets.append(target) }
    }
    graph.add(targets, from: Int(found.index))
  }

  /// - Returns: The state it leads to.
  @discardableResult
  private mutating func take(
    _ step: WorldStep,
    from found: Found,
    to frontier: inout [Found]
  ) -> UInt32 {
    transitions += 1
    var world = found.world
    world.perform(step)
    return add(world, .step(step, after: found.index), to: &frontier).index
  }

  /// Adds a state whose next states are to be found, unless it is known.
  private mutating func add(
    _ world: World,
    _ origin: Origin,
    to frontier: inout [Found]
  ) -> (index: UInt32, isNew: Bool) {
    var world = world
    digest.add(world.digest.take())
    let index = UInt32(origins.count)
    let key = WorldKey(world)
    let known = numbers[key]
    if known == nil {
      numbers[key] = index
      origins.append(origin)
      if world.fault == nil, !world.goesOnByItself { world.checkRest() }
    }
    if let fault = world.fault, finding == nil {
      finding = finding(of: fault, from: origin)
    }
    if let known { return (known, false) }
    frontier.append(Found(world: world, index: index))
    return (index, true)
  }

  private func finding(of fault: WorldFault, from last: Origin) -> ExplorationFinding {
    var steps: [WorldStep] = []
    var origin = last
    while true {
      switch origin {
      case .start(let start):
        steps.reverse()
        return ExplorationFinding(fault: fault, start: start, steps: steps, bounds: bounds)
      case .step(let step, let index):
        steps.append(step)
        origin = origins[Int(index)]
      }
    }
  }

  /// Checks that the steps that happen by themselves end, from every state.
  private mutating func checkThatAllEnds() {
    switch graph.longestPath(count: states) {
    case .success(let length): longestRest = length
    case .failure(let cycle):
      finding = finding(of: .neverRests, from: origins[cycle.state])
    }
  }
}

/// The steps that happen by themselves, as a graph of states.
struct OrdinarySteps {
  /// A state from which the steps may never end.
  struct Cycle: Error {
    let state: Int
  }

  private var targets: [[UInt32]] = []

  mutating func add(_ new: [UInt32], from state: Int) {
    while targets.count <= state { targets.append([]) }
    targets[state] = new
  }

  /// The number of steps on the longest way, or a state that is on a circle.
  func longestPath(count: Int) -> Result<Int, Cycle> {
    let unknown: Int16 = -1
    let underWay: Int16 = -2
    var lengths = [Int16](repeating: unknown, count: count)
    var longest = 0
    var walk: [(state: Int, next: Int)] = []
    for root in targets.indices where lengths[root] == unknown {
      walk.append((root, 0))
      lengths[root] = underWay
      while let (state, next) = walk.last {
        guard next < targets[state].count else {
          lengths[state] = targets[state].map { lengths[Int($0)] + 1 }.max() ?? 0
          longest = max(longest, Int(lengths[state]))
          walk.removeLast()
          continue
        }
        walk[walk.count - 1].next += 1
        let target = Int(targets[state][next])
        if lengths[target] == underWay { return .failure(Cycle(state: target)) }
        if lengths[target] == unknown {
          lengths[target] = underWay
          walk.append((target, 0))
        }
      }
    }
    return .success(longest)
  }
}

package struct ExplorationFinding: Sendable, CustomStringConvertible {
  package let fault: WorldFault
  let start: WorldStart
  let steps: [WorldStep]
  package let bounds: ExplorationBounds

  /// The breach, the steps that lead there, and what the core makes of them.
  package var description: String {
    let lines = ["\(fault.rawValue): \(start), \(bounds)"] + steps.map { "\($0)" }
    return (lines + (played.digest.lines ?? [])).joined(separator: "\n")
  }

  package var replayed: WorldFault? { played.faultAtRest }

  private var played: World {
    var world = World(start, bounds, isTraced: true)
    world.play(steps)
    return world
  }
}

struct WorldStart: Sendable {
  let path: [Int]
  /// Whether the host is yet to appear with it, and not idle.
  let launches: Bool
  let isInBackground: Bool
}
