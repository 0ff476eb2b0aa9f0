import LinkStackEngine

/// What a host accepts as one step, told from the outside: a graph with paths for nodes.
///
/// It knows nothing of plans, so that it can judge them.
struct HostAutomaton {
  let paths: [[Int]]
  let rules: UpdateRules

  /// For each path the paths that one update leads to.
  private let successors: [[Int]]

  init(paths: [[Int]], rules: UpdateRules) {
    self.paths = paths
    self.rules = rules
    successors = paths.map { path in
      paths.indices.filter { Self.accepts(path, paths[$0], rules) }
    }
  }

  /// Whether a host takes the step from one path to another as one update.
  static func accepts(_ old: [Int], _ new: [Int], _ rules: UpdateRules) -> Bool {
    if old == new { return false }
    let replaces = zip(old, new).contains { $0 != $1 }
    let growth = new.count - old.count
    if replaces, !rules.replacesInPlace { return false }
    if growth > rules.pushesPerUpdate { return false }
    if growth < -1, !rules.popsMany { return false }
    return true
  }

  /// The fewest steps from one path to each of the others, found breadth first.
  func distances(from start: Int) -> [Int] {
    var distances = [Int](repeating: -1, count: paths.count)
    distances[start] = 0
    var frontier = [start]
    while !frontier.isEmpty {
      var next: [Int] = []
      for node in frontier {
        for successor in successors[node] where distances[successor] < 0 {
          distances[successor] = distances[node] + 1
          next.append(successor)
        }
      }
      frontier = next
    }
    return distances
  }
}
