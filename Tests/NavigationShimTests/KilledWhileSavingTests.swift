#if os(Linux) || os(macOS)
import Foundation
import NavigationShim
import TestSupport
import Testing

@Suite("A path on disk: killed while saving", .enabled(if: Harness.executable != nil))
struct KilledWhileSavingTests {
  /// What has become of the file.
  private enum Outcome {
    case betweenSaves, old, new, other
  }

  @Test("at 1 000 random instants of saving, the file has the old path or the new one")
  func randomInstants() throws {
    var generator = SeededGenerator(seed: 5)
    var counts: [Outcome: Int] = [:]
    func count(_ outcome: Outcome) -> Int { counts[outcome] ?? 0 }
    var attempts = 0
    // The next ones are launched meanwhile, as launching is what takes the time.
    var writers = try (0..<3).map { _ in try Writer() }
    while count(.old) + count(.new) + count(.other) < 1_000, attempts < 5_000 {
      attempts += 1
      let writer = writers.removeFirst()
      let outcome = try writer.killed(after: .random(in: 0..<4_000, using: &generator))
      counts[outcome, default: 0] += 1
      writers.append(try Writer())
    }
    for writer in writers { _ = try writer.killed(after: 0) }
    let killed = count(.old) + count(.new) + count(.other)
    #expect(killed >= 1_000)
    #expect(count(.other) == 0)
    #expect(count(.old) > 0)
    #expect(count(.new) > 0)
    print(
      """
      killed \(killed) times while saving: \(count(.old)) times the old path, \(count(.new)) times \
      the new one, \(count(.other)) times anything else (and \(count(.betweenSaves)) times between \
      two saves)
      """
    )
  }

  /// A process that saves one path after another.
  private struct Writer {
    private let folder: TemporaryFolder
    private let harness: Harness

    init() throws {
      folder = try TemporaryFolder()
      harness = try Harness("loop", folder.file.path)
    }

    func killed(after microseconds: UInt32) throws -> Outcome {
      let begun = harness.waitForSign()
      usleep(microseconds)
      let said = begun + harness.killed()
      // Its last word may be cut off.
      let lines = said.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let began = number(after: "begin ", in: lines)
      let ended = number(after: "end ", in: lines)
      // Before the first save there is no file.
      guard let found = try folder.text() == nil ? 0 : numberOfSavedPath() else { return .other }
      if began == ended { return found == ended ? .betweenSaves : .other }
      return found == ended ? .old : found == began ? .new : .other
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

@MainActor
@Suite("A path on disk: real faults of the disk", .enabled(if: Harness.executable != nil))
struct DiskFaultTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func save(_ number: Int, in folder: URL) throws {
    let store = SerializedNavPath(url: folder.appendingPathComponent("path.json"))
    store.path = NavigationPath(StampedPath.values(number))
    try store.saveNow()
  }

  private func expectKept(_ number: Int, in folder: URL) throws {
    let store = SerializedNavPath(url: folder.appendingPathComponent("path.json"))
    #expect(store.problem == nil)
    #expect(StampedPath.number(of: store.routes(as: String.self)) == number)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["path.json"])
  }

  @Test("where files can't grow, the error says so, and the old file stays whole")
  func limitedFiles() throws {
    try save(1, in: folder.url)
    let said = try Harness("limited", folder.file.path, "3000").finish()
    #expect(said.contains("error: unwritable(operation: \"write\", code: \(EFBIG))"))
    #expect(said.contains("consequence: keptAsBefore"))
    try expectKept(1, in: folder.url)
  }

  @Test("on a full disk, the error says so, and the old file stays whole")
  func fullDisk() throws {
    #if os(Linux)
    guard run("mount", "-t", "tmpfs", "-o", "size=12k,mode=0755", "tmpfs", folder.url.path) else {
      print("skipped: a full disk, as this machine doesn't let the tests mount a small one")
      return
    }
    defer { _ = run("umount", folder.url.path) }
    try save(0, in: folder.url)
    let said = try Harness("once", folder.file.path).finish()
    #expect(said.contains("error: unwritable(operation: \"write\", code: \(ENOSPC))"), "\(said)")
    #expect(said.contains("consequence: keptAsBefore"))
    try expectKept(0, in: folder.url)
    #else
    print("skipped: a full disk, as mounting a small one is known for Linux only")
    #endif
  }

  @Test("in a folder that is read-only, the error says so, and the old file stays whole")
  func readOnlyFolder() throws {
    try save(1, in: folder.url)
    try giveToNobody(folder.file, mode: 0o600)
    let said = try Harness("nobody", folder.file.path).finish()
    #expect(said.contains("error: unwritable(operation: \"open\", code: \(EACCES))"), "\(said)")
    #expect(said.contains("consequence: keptAsBefore"))
    try allow()
    try expectKept(1, in: folder.url)
  }

  @Test("an unusable file that can't be set aside is never written over")
  func unusableInReadOnlyFolder() throws {
    try folder.write("nonsense")
    try giveToNobody(folder.file, mode: 0o600)
    let said = try Harness("nobody", folder.file.path).finish()
    #expect(said.contains("Nothing is written over it"), "\(said)")
    #expect(said.contains("error: malformed("), "\(said)")
    #expect(said.contains("consequence: leftAlone"), "\(said)")
    try allow()
    #expect(folder.names == ["path.json"])
    #expect(folder.text() == "nonsense")
  }

  @Test("a file that may not be read is set aside where that can be done")
  func unreadableFile() throws {
    try save(1, in: folder.url)
    try giveToNobody(folder.file, mode: 0)
    try giveToNobody(folder.url, mode: 0o700)
    let said = try Harness("nobody", folder.file.path).finish()
    #expect(said.contains("can't be read"), "\(said)")
    #expect(said.contains("set aside as path.unusable-1.json"), "\(said)")
    #expect(said.contains("saved"), "\(said)")
    try allow()
    #expect(folder.names == ["path.json", "path.unusable-1.json"])
  }

  /// Makes a file that of the user as whom the harness runs.
  private func giveToNobody(_ url: URL, mode: Int) throws {
    let isRoot = getuid() == 0
    if isRoot { #expect(chown(url.path, 65_534, 65_534) == 0) }
    #expect(chmod(url.path, mode_t(mode)) == 0)
    if url == folder.file { #expect(chmod(folder.url.path, isRoot ? 0o755 : 0o555) == 0) }
  }

  private func allow() throws {
    #expect(chmod(folder.url.path, 0o755) == 0)
  }

  private func run(_ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
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

  /// Waits until it has said something.
  func waitForSign() -> String {
    String(decoding: output.availableData, as: UTF8.self)
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
