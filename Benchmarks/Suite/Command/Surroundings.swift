package import BenchmarkKit
package import Foundation

/// What the command is told by the process that it runs in.
@MainActor
package struct Surroundings {
  /// The arguments without the command's own name.
  let arguments: [String]

  let environment: [String: String]
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  let meter: AllocationMeter

  /// When the command was started, for the record.
  let date: Date?

  /// Writes to the standard error while benchmarks run.
  let showProgress: @MainActor (String) -> Void

  /// Whether the figures of this build say anything.
  var isOptimized = Build.isOptimized
  var benchmarks = Catalog.all

  package init(
    arguments: [String],
    environment: [String: String],
    isOutputTerminal: Bool,
    isErrorTerminal: Bool,
    meter: AllocationMeter,
    date: Date?,
    showProgress: @escaping @MainActor (String) -> Void
  ) {
    self.arguments = arguments
    self.environment = environment
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.meter = meter
    self.date = date
    self.showProgress = showProgress
  }
}
