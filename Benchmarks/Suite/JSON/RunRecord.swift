/// How a report came about.
struct RunRecord: Codable, Equatable {
  /// When the command was started, as in `2026-01-31T12:00:00Z`, where that was told.
  let date: String?

  /// The command's arguments, exactly as they were given.
  let arguments: [String]

  let machine: Machine
}
