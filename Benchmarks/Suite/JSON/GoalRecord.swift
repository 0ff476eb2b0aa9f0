/// Something that was to be reached.
struct GoalRecord: Codable, Equatable {
  let name: String
  let found: String
  let isReached: Bool
}

extension GoalRecord {
  init(_ goal: Goal) {
    name = goal.name
    found = goal.found
    isReached = goal.isReached
  }
}
