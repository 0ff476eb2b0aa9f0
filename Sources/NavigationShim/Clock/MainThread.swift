@preconcurrency import Dispatch
import Foundation

/// Reaches the main actor from code that other threads may run.
///
/// A closure in a function of the main actor traps on any other thread, and observers of a notification run on the
/// thread that posts it. So closures that SwiftUI or Combine may call on other threads belong to no actor, and call
/// these functions.
enum MainThread {
  /// Calls a function with the time of this call: at once on the main thread, and asynchronously from any other one.
  ///
  /// Two calls from different threads may run in another order than they were made.
  static func run(_ action: @escaping @MainActor (_ time: DispatchTime) -> Void) {
    let time = DispatchTime.now()
    run(MainActorCall { action(time) })
  }

  // Not with the closure itself, for each of which the compiler would make a copy.
  @inline(never)
  private static func run(_ call: MainActorCall) {
    if isHere {
      callHere(call)
    } else {
      DispatchQueue.main.async { callHere(call) }
    }
  }

  /// Whether this is the main actor's thread: the main one or, in a program without a run loop, the one that serves
  /// the main queue.
  private static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  private static func callHere(_ call: some Callable) {
    call()
  }
}

private protocol Callable {
  func callAsFunction()
}

/// A call on the main actor, which checks that it is made there.
///
/// Some of the interfaces that the package compiles with lack `MainActor.assumeIsolated`.
private struct MainActorCall: @preconcurrency Callable {
  let action: @MainActor () -> Void

  @MainActor
  func callAsFunction() {
    action()
  }
}

extension MainThread {
  /// The time of the latest report of a fact that any thread may report.
  struct LatestReport {
    private var time = DispatchTime(uptimeNanoseconds: 0)

    /// Takes in the time of a report, and returns whether it is newer than the latest one.
    mutating func observe(_ newTime: DispatchTime) -> Bool {
      guard newTime >= time else { return false }
      time = newTime
      return true
    }
  }
}
