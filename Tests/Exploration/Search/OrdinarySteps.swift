/// What goes on by itself, as a graph of states.
struct OrdinarySteps {
  /// A state from which it may never end.
  struct Cycle: Error {
    let state: Int
  }

  private var targets: [UInt32] = []
  private var starts: [Int] = []
  private var counts: [UInt8] = []

  /// Makes place for the steps from a state.
  mutating func begin(_ state: Int) {
    while starts.count <= state {
      starts.append(0)
      counts.append(0)
    }
    starts[state] = targets.count
  }

  mutating func append(_ target: UInt32, from state: Int) {
    targets.append(target)
    counts[state] += 1
  }

  /// The number of steps on the longest way, or a state that is met twice on one.
  func longestPath(count: Int) -> Result<Int, Cycle> {
    let unknown: Int16 = -1
    let underWay: Int16 = -2
    var lengths = [Int16](repeating: unknown, count: count)
    var longest = 0
    var walk: [(state: Int, next: Int)] = []
    for root in starts.indices where lengths[root] == unknown {
      walk.append((root, 0))
      lengths[root] = underWay
      while let (state, next) = walk.last {
        guard next < counts[state] else {
          lengths[state] = length(of: state, lengths)
          longest = max(longest, Int(lengths[state]))
          walk.removeLast()
          continue
        }
        walk[walk.count - 1].next += 1
        let target = Int(targets[starts[state] + next])
        if lengths[target] == underWay { return .failure(Cycle(state: target)) }
        if lengths[target] == unknown {
          lengths[target] = underWay
          walk.append((target, 0))
        }
      }
    }
    return .success(longest)
  }

  private func length(of state: Int, _ lengths: [Int16]) -> Int16 {
    var length: Int16 = 0
    for target in targets[starts[state]..<starts[state] + Int(counts[state])] {
      length = max(length, lengths[Int(target)] + 1)
    }
    return length
  }
}
