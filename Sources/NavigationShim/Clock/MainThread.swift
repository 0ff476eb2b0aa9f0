@preconcurrency import Dispatch
import Foundation

/// The way to the main actor from code that other threads may run.
///
/// A closure that is written in a function of the main actor's traps on any other thread, and what another thread
/// posts is heard there. So closures that SwiftUI or Combine may call from there belong to no actor, and call these
/// functions.
enum MainThread {
  /// Calls a function with the time of the request, at once on the main thread, and soon from any other one, perhaps
  /// after a later one.
  @inline(never)
  static func run(_ action: @escaping @MainActor (_ time: DispatchTime) -> Void) {
    let time = DispatchTime.now()
    if isHere {
      callHere(MainActorCall { action(time) })
    } else {
      DispatchQueue.main.async { callHere(MainActorCall { action(time) }) }
    }
  }

  /// Returns what the main actor knows; `nil` on a thread that isn't its own.
  static func read<Value: Sendable>(_ value: @escaping @MainActor () -> Value) -> Value? {
    isHere ? callHere(MainActorCall(action: value)) : nil
  }

  /// Whether this is the main actor's thread: the main one or, in a program without a run loop, whichever
  /// serves the main queue.
  private static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  private static func callHere<Call: Callable>(_ call: Call) -> Call.Value {
    call()
  }
}

private protocol Callable {
  associatedtype Value

  func callAsFunction() -> Value
}

/// A call of the main actor's, which checks that it is made there.
///
/// `MainActor.assumeIsolated` is newer than some of the interfaces that the package compiles with.
private struct MainActorCall<Value: Sendable>: @preconcurrency Callable {
  let action: @MainActor () -> Value

  @MainActor
  func callAsFunction() -> Value {
    action()
  }
}

extension MainThread {
  /// When the last news came of something that any thread may tell of.
  struct LastNews {
    private var time = DispatchTime(uptimeNanoseconds: 0)

    /// Learns of news of a time, and returns whether they are newer than what is known.
    mutating func observe(_ newTime: DispatchTime) -> Bool {
      guard newTime >= time else { return false }
      time = newTime
      return true
    }
  }
}
