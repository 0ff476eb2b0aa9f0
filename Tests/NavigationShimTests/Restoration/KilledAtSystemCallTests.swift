#if os(Linux)
import Foundation
import NavigationShim
import TestSupport
import Testing

/// A tracer kills the process at the very calls that it makes while saving.
@MainActor
@Suite("A path on disk: killed at every system call", .enabled(if: Harness.executable != nil))
struct KilledAtSystemCallTests {
  private struct Call {
    let name: String

    /// How many calls of that name have been made by then.
    let number: Int
  }

  private let folder: TemporaryFolder
  private static let names = "openat,write,fsync,close,rename,unlink"

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("killed at each system call of a save, the file has the old path or the new one")
  func everyCall() throws {
    try reset()
    guard try trace([]).contains("saved") else {
      print("skipped: killing at every system call, as this machine has no strace, or no right to")
      return
    }
    let calls = callsOfSaving()
    #expect(calls.count >= 8)
    let rename = try #require(calls.firstIndex { $0.name == "rename" })
    var counts = (old: 0, new: 0, other: 0)
    for (index, call) in calls.enumerated() {
      try reset()
      let said = try trace(["-e", "inject=\(call.name):signal=KILL:when=\(call.number)"])
      #expect(!said.contains("saved"), "\(call)")
      let store = SerializedNavPath(url: folder.file)
      let number = StampedPath.number(of: store.routes(as: String.self))
      #expect(number == (index > rename ? 2 : 1), "\(call)")
      switch number {
      case 1: counts.old += 1
      case 2: counts.new += 1
      default: counts.other += 1
      }
      #expect(store.problem == nil, "\(call)")
    }
    print(
      """
      killed at each of \(calls.count) system calls of a save: \(counts.old) times the old path, \
      \(counts.new) times the new one, \(counts.other) times anything else
      """
    )
  }

  private var log: URL { folder.url.appendingPathComponent("strace.log") }

  /// Has the same state again before each run, so that each makes the same calls.
  private func reset() throws {
    for name in folder.names {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
    }
    let store = SerializedNavPath(url: folder.file)
    store.path = NavigationPath(StampedPath.values(1))
    try store.saveNow()
  }

  /// Has the harness save one path more under the tracer, and returns what it says.
  private func trace(_ options: [String]) throws -> String {
    guard let harness = Harness.executable?.path else { return "" }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["strace", "-o", log.path, "-e", "trace=" + Self.names] + options
      + [harness, "once", folder.file.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }

  /// The calls from the creation of the new file to the word that it is saved.
  private func callsOfSaving() -> [Call] {
    let lines = (folder.text("strace.log") ?? "").split(separator: "\n")
    var numbers: [String: Int] = [:]
    var calls: [Call] = []
    for line in lines {
      let name = String(line.prefix { $0 != "(" })
      numbers[name, default: 0] += 1
      if line.contains("\"saved\\n\"") { break }
      if !calls.isEmpty || line.contains(".saving\"") {
        calls.append(Call(name: name, number: numbers[name] ?? 0))
      }
    }
    return calls
  }
}
#endif
