/// The virtual time of an app: timers, run in the order of their deadlines, and then of being set.
///
/// A test that hands timers to the code it tests makes one before the app.
@MainActor
public final class EmulatedTime {
  fileprivate struct Timer {
    let deadline: Int64
    let token: Int
    let action: @MainActor () -> Void
  }

  public private(set) var now: Int64 = 0

  /// Whether UIKit animates in the windows that share this time.
  ///
  /// It stands for UIKit's switch, `UIView.setAnimationsEnabled(_:)`, of which there is one for each
  /// process: tests run many apps in theirs. A host animates only where both are on.
  public var areAnimationsEnabled = true {
    didSet { note?("animations \(areAnimationsEnabled ? "on" : "off")") }
  }

  var note: (@MainActor (String) -> Void)?
  var onPassing: [@MainActor (_ time: Int64) -> Void] = []
  private var timers: [Timer] = []
  private var lastToken = 0

  nonisolated public init() {}

  fileprivate var nextDeadline: Int64? { timers.first?.deadline }

  public func schedule(after delay: Int64, _ action: @escaping @MainActor () -> Void) -> Int {
    lastToken += 1
    let timer = Timer(deadline: now + max(0, delay), token: lastToken, action: action)
    let last = timers.lastIndex { $0.deadline <= timer.deadline }
    timers.insert(timer, at: last.map { $0 + 1 } ?? 0)
    return lastToken
  }

  public func cancel(_ token: Int) { remove { $0.token == token } }

  func removeAll() { remove { _ in true } }

  private func remove(where isOver: (Timer) -> Bool) {
    // What an action has kept alive may set a timer as it goes.
    withExtendedLifetime(timers) { timers.removeAll(where: isOver) }
  }

  fileprivate func takeFirst(by time: Int64) -> Timer? {
    guard let first = timers.first, first.deadline <= time else { return nil }
    advance(to: first.deadline)
    return timers.removeFirst()
  }

  fileprivate func advance(to time: Int64) {
    guard time > now else { return }
    for action in onPassing { action(time) }
    now = time
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
    while let timer = graph.time.takeFirst(by: time) {
      runsWithoutTime = timer.deadline == now ? runsWithoutTime + 1 : 0
      precondition(
        runsWithoutTime < 100_000,
        "Timers without a delay keep setting each other: time doesn't get on."
      )
      timer.action()
      graph.update()
    }
  }
}
