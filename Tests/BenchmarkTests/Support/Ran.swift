import BenchmarkKit
import CommandSupport
import Foundation
@testable import BenchmarkSuite

/// The command as it has run on made-up benchmarks.
@MainActor
final class Ran {
  private(set) var progress = ""
  private(set) var result = CommandResult()

  init(
    _ arguments: [String],
    benchmarks: [Benchmark] = Made.benchmarks,
    environment: [String: String] = ["TERM": "xterm"],
    isTerminal: Bool = false,
    isOptimized: Bool = true,
    meter: AllocationMeter = .none,
    date: Date? = nil
  ) {
    var surroundings = Surroundings(
      arguments: arguments,
      environment: environment,
      isOutputTerminal: isTerminal,
      isErrorTerminal: isTerminal,
      meter: meter,
      date: date,
      showProgress: { [unowned self] in progress += $0 }
    )
    surroundings.isOptimized = isOptimized
    surroundings.benchmarks = benchmarks
    result = Command.run(surroundings)
  }

  var status: Int32 { result.status.rawValue }
  var output: String { result.standardOutput }

  /// The lines with which sections begin.
  var titles: [String] {
    output.split(separator: "\n").map(String.init).filter {
      $0.range(of: #"^\S.* \([a-z.]+\)$"#, options: .regularExpression) != nil
    }
  }

  var error: String { result.standardError }

  /// The contents of a file that is to be written.
  func file(_ path: String) -> String? {
    result.files.first { $0.path == path }?.contents
  }
}

/// A folder of its own, which is gone with this.
final class Folder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("BenchmarkTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file, and tells where it is.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  func contents(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
