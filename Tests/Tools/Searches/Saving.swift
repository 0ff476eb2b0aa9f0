import Foundation
import NavigationShim
import TestSupport

/// A process that saves paths, for tests that kill it or take its disk away.
@MainActor
enum Saving {
  static let help = """
    usage: Searches save leave|limited FILE [BYTES]

      leave FILE          saves one path more than there is, as an app that leaves the foreground, and prints the outcome
      limited FILE BYTES  saves it where files can't grow beyond a limit

    """

  /// - Returns: Whether the arguments name something to do.
  static func run(_ arguments: [String]) async -> Bool {
    guard arguments.count >= 2, ["leave", "limited"].contains(arguments[0]) else { return false }
    // The test that runs it may have ended by the time that it hangs.
    alarm(120)
    let url = URL(fileURLWithPath: arguments[1])
    let leaves = arguments[0] == "leave"
    if !leaves { limitFiles(to: arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0) }
    await saveOnce(url, byLeaving: leaves)
    return true
  }

  private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  private static func saveOnce(_ url: URL, byLeaving leaves: Bool) async {
    let store = SerializedNavPath(url: url)
    if let problem = store.problem { say("read: \(problem)") }
    let number = StampedPath.number(of: store.path.compactValues(of: String.self)) ?? 0
    store.path = Shim.NavigationPath(StampedPath.values(number + 1))
    do {
      if leaves {
        NotificationCenter.default.post(name: AppNotifications.leavingForeground[0], object: nil)
        if let problem = store.problem { throw problem }
      } else {
        try await store.save()
      }
      say("saved")
    } catch let error as SerializedNavPathError {
      say("error: \(error)")
    } catch {
      say("another error: \(error)")
    }
  }

  /// Has every write fail that would make a file larger, as on a full disk.
  private static func limitFiles(to byteCount: Int) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(byteCount), rlim_max: rlim_t(byteCount))
    #if os(Linux)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
    setrlimit(RLIMIT_FSIZE, &limit)
    #endif
  }
}
