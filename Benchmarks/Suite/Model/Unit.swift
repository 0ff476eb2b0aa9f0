/// What a figure counts.
enum Unit: String, Codable, CaseIterable, Sendable {
  /// Processor time, in nanoseconds for each link, update, element, …
  case nanoseconds

  /// How many times as much as something else.
  case ratio

  /// Virtual time.
  case seconds

  /// Memory.
  case bytes

  case updates
  case pushes
  case evaluations
  case allocations
}
