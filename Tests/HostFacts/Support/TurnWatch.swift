import AppUnderTest

extension Trial {
  /// Returns in which turn something comes true, counted from now.
  ///
  /// The turns of the main queue are counted up to the third, and then frames.
  ///
  /// - Parameters:
  ///   - event: What comes true.
  ///   - app: The app.
  ///   - condition: Whether it is true.
  ///   - action: What is done now.
  func turn(
    of event: String,
    in app: AppUnderTest,
    _ condition: @escaping @MainActor () -> Bool,
    after action: @MainActor () -> Void
  ) async -> String {
    let start = log.clock()
    let watch = TurnWatch(condition, log)
    watch.ask(turn: 1, of: 3, in: app)
    action()
    watch.ask(in: 0)
    for _ in 0..<200 where watch.moment == nil {
      await app.wait(5)
      if watch.isCounted { watch.ask(in: nil) }
    }
    guard let moment = watch.moment else { return "never" }
    note(moment, since: start, as: event)
    switch (watch.turn, moment.frame - start.frame) {
    case (0, _): return "at once"
    case (let turn?, _): return "after \(turn.counted("turn"))"
    case (nil, ...0): return "within the frame"
    case (nil, 1): return "at the next frame"
    case (nil, _): return "later"
    }
  }
}

/// Asks in each of some turns whether something is true.
@MainActor
private final class TurnWatch {
  /// When it was for the first time.
  private(set) var moment: Moment?

  /// In which turn that was; `nil` for later ones.
  private(set) var turn: Int?

  /// Whether no turn is left.
  private(set) var isCounted = false

  private let condition: @MainActor () -> Bool

  private let log: Log

  init(_ condition: @escaping @MainActor () -> Bool, _ log: Log) {
    self.condition = condition
    self.log = log
  }

  /// Asks now.
  func ask(in turn: Int?) {
    guard moment == nil, condition() else { return }
    moment = log.clock()
    self.turn = turn
  }

  /// Asks in the next turn, and in those after it.
  func ask(turn: Int, of count: Int, in app: AppUnderTest) {
    app.inNextTurn { [weak app] in
      self.ask(in: turn)
      guard self.moment == nil, turn < count, let app else { return self.isCounted = true }
      self.ask(turn: turn + 1, of: count, in: app)
    }
  }
}
