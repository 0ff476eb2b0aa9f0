import Foundation

/// What the process takes away from itself.
enum Limits {
  /// Has every write fail that would make a file larger, as on a full disk.
  static func limitFiles(to byteCount: Int) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(byteCount), rlim_max: rlim_t(byteCount))
    #if os(Linux)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
    setrlimit(RLIMIT_FSIZE, &limit)
    #endif
  }

  /// Gives up root's rights, to whom permissions don't apply.
  static func becomeNobody() {
    guard getuid() == 0 else { return }
    guard setgid(65_534) == 0, setuid(65_534) == 0 else { exit(71) }
  }
}
