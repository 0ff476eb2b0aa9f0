import LinkStackEngine
import SimulatedHost

/// The virtual time of an app, with UIKit's switch for animations and those who watch it pass.
///
/// A test that hands timers to the code it tests makes one before the app.
@MainActor
public final class EmulatedTime {
  private let clock = VirtualTime()

  /// Whether UIKit animates in the windows that share this time.
  ///
  /// It stands for UIKit's switch, `UIView.setAnimationsEnabled(_:)`, of which there is one for each
  /// process: tests run many apps in theirs. A host animates only where both are on.
  public var areAnimationsEnabled = true {
    didSet { note?("animations \(areAnimationsEnabled ? "on" : "off")") }
  }

  var note: (@MainActor (String) -> Void)?
  var onPassing: [@MainActor (_ time: Int64) -> Void] = []

  nonisolated public init() {}

  public var now: Int64 { clock.now.count }

  fileprivate var nextDeadline: Int64? { clock.nextDeadline?.count }

  public func schedule(after delay: Int64, _ action: @escaping @MainActor () -> Void) -> Int {
    Int(clock.schedule(after: Nanoseconds(max(0, delay)), action).number)
  }

  public func cancel(_ token: Int) { clock.cancel(WakeToken(UInt64(token))) }

  func removeAll() { clock.cancelAll() }

  fileprivate func performNext(by time: Int64) -> Bool {
    guard let next = nextDeadline, next <= time else { return false }
    pass(to: next)
    return clock.performNext(by: Nanoseconds(next))
  }

  fileprivate func advance(to time: Int64) {
    guard time > now else { return }
    pass(to: time)
    clock.move(to: Nanoseconds(time))
  }

  private func pass(to time: Int64) {
    if time > now { for action in onPassing { action(time) } }
  }
}

extension EmulatedApp {
  public var now: Int64 { graph.time.now }

  public var areAnimationsEnabled: Bool {
    get { graph.time.areAnimationsEnabled }
    set { graph.time.areAnimationsEnabled = newValue }
  }

  public func note(_ note: @escaping @MainActor (String) -> Void) { graph.time.note = note }

  public func advance(by nanoseconds: Int64) {
    graph.update()
    let end = now + nanoseconds
    runTimers(by: end)
    graph.time.advance(to: end)
  }

  /// Whether nothing moves, and nothing will happen by itself.
  public var isAtRest: Bool { graph.time.nextDeadline == nil && !isInTransition }

  public func inNextTurn(_ action: @escaping @MainActor () -> Void) {
    _ = graph.time.schedule(after: 0, action)
  }

  public func settle() {
    graph.update()
    let start = now
    while let next = graph.time.nextDeadline {
      precondition(
        next - start < 10_000_000_000_000,
        "The app doesn't settle: something is still scheduled after 10 000 s. Does a timer repeat?"
      )
      runTimers(by: next)
    }
  }

  func runTimers(by time: Int64) {
    var runsWithoutTime = 0
    var last = now
    while graph.time.performNext(by: time) {
      runsWithoutTime = now == last ? runsWithoutTime + 1 : 0
      last = now
      precondition(
        runsWithoutTime < 100_000,
        "Timers without a delay keep setting each other: time doesn't get on."
      )
      graph.update()
    }
  }
}
