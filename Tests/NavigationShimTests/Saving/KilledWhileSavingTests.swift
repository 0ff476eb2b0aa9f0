#if os(Linux) || os(macOS)
import Foundation
import NavigationShim
import TestSupport
import Testing

@Suite("A path on disk: killed while saving", .enabled(if: Harness.executable != nil))
struct KilledWhileSavingTests {
  /// What the file is found to hold.
  private enum FileState {
    case betweenSaves, old, new, other
  }

  @Test("at random instants of saving, the file has the old path or the new one")
  func randomInstants() throws {
    let kills = 40 * sweep(of: 25)
    var generator = SeededGenerator(seed: 5)
    var counts: [FileState: Int] = [:]
    func count(_ state: FileState) -> Int { counts[state] ?? 0 }
    var attempts = 0
    // The next ones are launched meanwhile, as launching is what takes the time.
    var writers = try (0..<3).map { _ in try Writer("loop") }
    while count(.old) + count(.new) + count(.other) < kills, attempts < 5 * kills {
      attempts += 1
      let writer = writers.removeFirst()
      let state = try writer.killed(after: .random(in: 0..<4_000, using: &generator)).state
      counts[state, default: 0] += 1
      writers.append(try Writer("loop"))
    }
    for writer in writers { _ = try writer.killed(after: 0) }
    expect(count(.other), is: 0)
    expect(count(.old) + count(.new), is: kills)
    expect(count(.old) > 0, is: true)
    expect(count(.new) > 0, is: true)
  }

  /// A process that saves one path after another.
  private struct Writer {
    private let folder: TemporaryFolder
    private let harness: Harness

    init(_ mode: String) throws {
      folder = try TemporaryFolder()
      harness = try Harness(mode, folder.file.path)
    }

    /// What the process had said, and what it had saved, when it was killed.
    struct Remains {
      /// The number of the last path that was begun.
      let begun: Int

      /// The number of the last path that was told to be saved.
      let ended: Int

      /// The number of the path in the file; 0 without a file, `nil` where it holds none.
      let found: Int?

      var state: FileState {
        if found == ended { return begun == ended ? .betweenSaves : .old }
        return found == begun ? .new : .other
      }
    }

    func killed(after microseconds: UInt32) throws -> Remains {
      let sign = harness.waitFor("begin 1\n")
      usleep(microseconds)
      let said = sign + harness.killed()
      // Its last word may be cut off.
      let lines = said.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return Remains(
        begun: number(after: "begin ", in: lines),
        ended: number(after: "end ", in: lines),
        found: try folder.text() == nil ? 0 : numberOfSavedPath()
      )
    }

    private func numberOfSavedPath() throws -> Int? {
      let saved = try? JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self,
        from: Data(contentsOf: folder.file)
      )
      return try saved.flatMap { saved in
        StampedPath.number(of: try NavigationPath(saved).elements(as: String.self))
      }
    }

    private func number(after prefix: String, in lines: ArraySlice<Substring>) -> Int {
      lines.last { $0.hasPrefix(prefix) }.flatMap { Int($0.dropFirst(prefix.count)) } ?? 0
    }
  }
}

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
      let number = StampedPath.number(of: store.routes(as: String.self))
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

  /// Has the harness save one path more under the tracer, and returns what it says.
  private func trace(_ options: [String]) throws -> String {
    guard let harness = Harness.executable?.path else { return "" }
    let tracer = ["strace", "-o", log.path, "-e", "trace=" + Self.names]
    return try run(tracer + options + [harness, "leave", folder.file.path]).said
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

  private func save(_ number: Int, in folder: URL) async throws {
    let store = SerializedNavPath(url: folder.appendingPathComponent("path.json"))
    store.path = NavigationPath(StampedPath.values(number))
    try await store.save()
  }

  private func expectKept(_ number: Int, in folder: URL) throws {
    let store = SerializedNavPath(url: folder.appendingPathComponent("path.json"))
    expectNil(store.problem)
    expect(StampedPath.number(of: store.routes(as: String.self)), is: number)
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.path), is: ["path.json"])
  }

  @Test("where files can't grow, the error says so, and the old file stays whole")
  func limitedFiles() async throws {
    try await save(1, in: folder.url)
    let said = try Harness("limited", folder.file.path, "3000").finish()
    expect(said.contains("error: unwritable(code: \(EFBIG))"), is: true)
    expect(said.contains("consequence: keptAsBefore"), is: true)
    try expectKept(1, in: folder.url)
  }

  @Test("on a full disk, the error says so, and the old file stays whole")
  func fullDisk() async throws {
    #if os(Linux)
    let mount = ["mount", "-t", "tmpfs", "-o", "size=12k,mode=0755", "tmpfs", folder.url.path]
    guard try run(mount).isDone else {
      print("skipped: a full disk, as this machine doesn't let the tests mount a small one")
      return
    }
    defer { _ = try? run(["umount", folder.url.path]) }
    try await save(0, in: folder.url)
    let said = try Harness("once", folder.file.path).finish()
    expect(said.contains("error: unwritable(code: \(ENOSPC))"), is: true, "\(said)")
    expect(said.contains("consequence: keptAsBefore"), is: true)
    try expectKept(0, in: folder.url)
    #else
    print("skipped: a full disk, as mounting a small one is known for Linux only")
    #endif
  }

  @Test("in a folder that is read-only, the error says so, and the old file stays whole")
  func readOnlyFolder() async throws {
    try await save(1, in: folder.url)
    try giveToNobody(folder.file, mode: 0o600)
    let said = try Harness("nobody", folder.file.path).finish()
    expect(said.contains("error: unwritable(code: \(EACCES))"), is: true, "\(said)")
    expect(said.contains("consequence: keptAsBefore"), is: true)
    try allow()
    try expectKept(1, in: folder.url)
  }

  @Test("an unusable file that can't be set aside is never written over")
  func unusableInReadOnlyFolder() throws {
    try folder.write("nonsense")
    try giveToNobody(folder.file, mode: 0o600)
    let said = try Harness("nobody", folder.file.path).finish()
    expect(said.contains("Nothing is written over it"), is: true, "\(said)")
    expect(said.contains("error: malformed("), is: true, "\(said)")
    expect(said.contains("consequence: leftAlone"), is: true, "\(said)")
    try allow()
    expect(folder.names, is: ["path.json"])
    expect(folder.text(), is: "nonsense")
  }

  @Test("a file that may not be read is set aside where that can be done")
  func unreadableFile() async throws {
    try await save(1, in: folder.url)
    try giveToNobody(folder.file, mode: 0)
    try giveToNobody(folder.url, mode: 0o700)
    let said = try Harness("nobody", folder.file.path).finish()
    expect(said.contains("can't be read"), is: true, "\(said)")
    expect(said.contains("set aside as path.unusable-1.json"), is: true, "\(said)")
    expect(said.contains("saved"), is: true, "\(said)")
    try allow()
    expect(folder.names, is: ["path.json", "path.unusable-1.json"])
  }

  /// Makes a file that of the user as whom the harness runs.
  private func giveToNobody(_ url: URL, mode: Int) throws {
    let isRoot = getuid() == 0
    if isRoot { expect(chown(url.path, 65_534, 65_534), is: 0) }
    expect(chmod(url.path, mode_t(mode)), is: 0)
    if url == folder.file { expect(chmod(folder.url.path, isRoot ? 0o755 : 0o555), is: 0) }
  }

  private func allow() throws { expect(chmod(folder.url.path, 0o755), is: 0) }
}

/// Runs a command to its end, and returns what it has said, and whether it has done its work.
private func run(_ command: [String]) throws -> (said: String, isDone: Bool) {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let said = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (String(decoding: said, as: UTF8.self), process.terminationStatus == 0)
}

/// The process that saves paths: see Tests/FaultHarness.
struct Harness {
  private(set) var process: pid_t = 0
  private let output: FileHandle

  /// Where it was built, if it was.
  static var executable: URL? {
    #if os(macOS)
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = tests?.deletingLastPathComponent()
    #else
    let folder: URL? = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    #endif
    guard let url = folder?.appendingPathComponent("FaultHarness"),
      FileManager.default.isExecutableFile(atPath: url.path)
    else { return nil }
    return url
  }

  /// Launches it.
  init(_ arguments: String...) throws {
    guard let executable = Self.executable?.path else { throw CocoaError(.fileNoSuchFile) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CocoaError(.fileReadUnknown) }
    // Other children must not hold this one's pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if os(macOS)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var texts = ([executable] + arguments).map { strdup($0) }
    texts.append(nil)
    defer { texts.forEach { free($0) } }
    let code = posix_spawn(&process, executable, &actions, nil, texts, environ)
    close(ends[1])
    output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
  }

  /// Waits until it has said a word, or has ended, and returns all that it has said by then.
  func waitFor(_ word: String) -> String {
    var said = ""
    while !said.contains(word) {
      let more = output.availableData
      if more.isEmpty { break }
      said += String(decoding: more, as: UTF8.self)
    }
    return said
  }

  /// Waits for its end, and returns what else it has said.
  func finish() -> String {
    let data = output.readDataToEndOfFile()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return String(decoding: data, as: UTF8.self)
  }

  /// Ends it at once, and returns what else it has said.
  func killed() -> String {
    kill(process, SIGKILL)
    return finish()
  }
}
#endif
