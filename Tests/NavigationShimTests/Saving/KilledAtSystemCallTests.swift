#if os(Linux) || os(macOS)
import Foundation
import NavigationShim
import TestSupport
import Testing

#if os(Linux)
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

  init() throws { folder = try TemporaryFolder() }

  @Test("killed at each system call of a save, the file has the old path or the new one")
  func everyCall() throws {
    try reset()
    guard try trace([]).contains("saved") else {
      print("skipped: killing at every system call, as this machine has no strace, or no right to")
      return
    }
    let calls = callsOfSaving()
    expect(calls.map(\.name).starts(with: ["openat", "write"]), is: true)
    expect(calls.map(\.name).contains("rename"), is: true)
    var killed: [Call] = []
    for call in calls {
      try reset()
      let said = try trace(["-e", "inject=\(call.name):signal=KILL:when=\(call.number)"])
      // Under a sanitizer a run may make a call more or less before it saves, and may end with one that is left.
      if said.contains("saved") { continue }
      killed.append(call)
      let store = SerializedNavPath(url: folder.file)
      let number = StampedPath.number(of: store.path.compactValues(of: String.self))
      expect(number, is: hasRenamed ? 2 : 1, "\(call)")
      expectNil(store.problem, "\(call)")
    }
    expect(2 * killed.count > calls.count, is: true)
  }

  /// Whether the last run has put the new file in the place of the old one.
  private var hasRenamed: Bool {
    let lines = (folder.text("strace.log") ?? "").split(separator: "\n")
    return lines.contains {
      $0.hasPrefix("rename(") && $0.contains(folder.url.path) && $0.hasSuffix("= 0")
    }
  }

  private var log: URL { folder.url.appendingPathComponent("strace.log") }

  /// Has the same state again before each run, so that each makes the same calls.
  private func reset() throws {
    for name in folder.names {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
    }
    let path = NavigationPath(StampedPath.values(1))
    try JSONEncoder().encode(path.codable).write(to: folder.file)
  }

  /// Has the harness save one path more under the tracer, and returns its output.
  private func trace(_ options: [String]) throws -> String {
    guard let harness = Harness.executable?.path else { return "" }
    let tracer = ["strace", "-o", log.path, "-e", "trace=" + Self.names]
    return try run(tracer + options + [harness, "save", "leave", folder.file.path])
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
      if !calls.isEmpty || line.contains("O_CREAT") && line.contains(folder.url.path) {
        calls.append(Call(name: name, number: numbers[name] ?? 0))
      }
    }
    return calls
  }
}
#endif

@MainActor
@Suite("A path on disk: real faults of the disk", .enabled(if: Harness.executable != nil))
struct DiskFaultTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func save(_ number: Int) async throws {
    let store = SerializedNavPath(url: folder.file)
    store.path = NavigationPath(StampedPath.values(number))
    try await store.save()
  }

  private func expectKept(_ number: Int) throws {
    let store = SerializedNavPath(url: folder.file)
    expectNil(store.problem)
    expect(StampedPath.number(of: store.path.compactValues(of: String.self)), is: number)
    expect(folder.names, is: ["path.json"])
  }

  @Test("if files can't grow, the error has that reason, and the old file stays whole")
  func limitedFiles() async throws {
    try await save(1)
    let said = try Harness.run("limited", folder.file.path, "3000")
    expect(said.contains(Self.unwritable(EFBIG)), is: true)
    try expectKept(1)
  }

  /// The output of the process for a write that fails with an `errno`.
  private static func unwritable(_ code: Int32) -> String {
    "error: The path can't be saved: \(String(cString: strerror(code)))"
  }
}

/// Runs a command to its end, and returns its output.
private func run(_ command: [String]) throws -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let said = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: said, as: UTF8.self)
}

/// The process that saves paths: see `Searches save`.
private enum Harness {
  /// Where it was built, if it was.
  static var executable: URL? {
    #if os(macOS)
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = tests?.deletingLastPathComponent()
    #else
    let folder: URL? = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    #endif
    guard let url = folder?.appendingPathComponent("Searches"),
      FileManager.default.isExecutableFile(atPath: url.path)
    else { return nil }
    return url
  }

  /// Runs it to its end, and returns its output.
  static func run(_ arguments: String...) throws -> String {
    guard let executable else { throw CocoaError(.fileNoSuchFile) }
    return try NavigationShimTests.run([executable.path, "save"] + arguments)
  }
}
#endif
