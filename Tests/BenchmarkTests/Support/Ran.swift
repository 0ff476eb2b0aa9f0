import BenchmarkKit
import CommandSupport
import Foundation
@testable import BenchmarkSuite

/// The command as it has run on made-up benchmarks.
@MainActor
final class Ran {
  private(set) var progress = ""
  private(set) var result = BenchmarkCommand.Output()

  init(
    _ arguments: [String],
    benchmarks: [Benchmark] = MadeUp.benchmarks,
    isOptimized: Bool = true,
    meter: AllocationMeter = .none,
    date: Date? = nil
  ) {
    var command = BenchmarkCommand(
      arguments: arguments,
      meter: meter,
      date: date,
      showProgress: { [unowned self] in progress += $0 }
    )
    command.isOptimized = isOptimized
    command.benchmarks = benchmarks
    result = command.run()
  }

  var status: Int32 { result.status.rawValue }
  var output: String { result.standardOutput }

  /// The headings of the sections.
  var titles: [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("## ") }
      .map { $0.dropFirst(3).replacingOccurrences(of: "`", with: "") }
      .filter { $0 != "Goals" }
  }

  var error: String { result.standardError }

  /// The contents of a file that is to be written.
  func file(_ path: String) -> String? { result.files.first { $0.path == path }?.contents }
}

/// A folder of its own, which is gone with this.
final class OutputFolder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("BenchmarkTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file, and tells where it is.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  func contents(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
