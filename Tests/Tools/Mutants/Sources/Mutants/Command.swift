import Foundation

/// A command that was run to its end, or until its time was over.
struct Command {
  let output: String

  /// Its exit status; `nil` if its time was over.
  let status: Int32?

  /// Runs a command, with the processes it starts in turn, and waits for its end.
  ///
  /// - Parameters:
  ///   - environment: What its environment has besides the one of this process.
  ///   - end: A text after which the rest doesn't matter: it is stopped.
  init(
    _ words: [String],
    in folder: URL,
    environment: [String: String] = [:],
    seconds: Double = 3_600,
    upTo end: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let reader = try FileHandle(forReadingFrom: file)
    let end = Data((end ?? "").utf8)
    var output = Data()
    process.standardOutput = handle
    process.standardError = handle
    let deadline = Date(timeIntervalSinceNow: seconds)
    var isOver = false
    try process.run()
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.02)
      // The end may have begun in what was read before.
      let known = max(0, output.count - end.count)
      output += try reader.readToEnd() ?? Data()
      let hasEnd = !end.isEmpty && output[known...].firstRange(of: end) != nil
      isOver = Date() > deadline
      // With all that it has started; it may have SIGTERM blocked, as the threads of tasks have.
      if hasEnd || isOver { kill(-process.processIdentifier, SIGKILL) }
    }
    process.waitUntilExit()
    try handle.close()
    status = isOver ? nil : process.terminationStatus
    output += try reader.readToEnd() ?? Data()
    try reader.close()
    self.output = String(decoding: output, as: UTF8.self)
  }
}
