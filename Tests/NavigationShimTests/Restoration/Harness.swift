#if os(Linux) || os(macOS)
import Foundation

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
