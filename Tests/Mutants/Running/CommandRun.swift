import Foundation

/// A command that was run to its end, or until its time was over.
struct CommandRun {
  /// The status of a command that was stopped, which is that of `timeout`.
  static let timedOut: Int32 = 124

  let status: Int32
  let output: String

  /// Runs a command, with whatever it starts in turn, and waits for its end.
  ///
  /// - Parameters:
  ///   - words: The command and its arguments.
  ///   - folder: Where it runs.
  ///   - environment: What its environment has besides the one of this process.
  ///   - seconds: The time that it has.
  init(
    _ words: [String],
    in folder: URL,
    environment: [String: String] = [:],
    seconds: Int
  ) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "--kill-after=5", "\(seconds)"] + words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Mutants-\(UUID().uuidString).log")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    try handle.close()
    output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
