import LinkStackEngine

/// The stacks with a path that exist now.
///
/// A change of a path finds its stacks here. It reads no binding of theirs: the value that a stack's binding refers to
/// may be gone before the stack is.
@MainActor
final class LiveStacks {
  typealias Completion = @MainActor @Sendable (ChangeOutcome) -> Void

  static var shared: LiveStacks { Scope.stacks.get() }

  /// The stacks of the app, and in a test those of its apps alone.
  enum Scope {
    static let stacks = TaskLocal(wrappedValue: LiveStacks())
  }

  /// Functions that each return a stack, as long as it exists.
  private var found: [() -> (any Stack)?] = []

  /// The changes whose stacks have yet to notice them.
  private var changes: [Change] = []

  nonisolated init() {}

  var stacks: [any Stack] { found.compactMap { $0() } }

  func add(_ stack: some Stack) {
    found.removeAll { $0() == nil }
    found.append { [weak stack] in stack }
  }

  /// Whether a stack has to report that its path has changed.
  var isChanging: Bool { !changes.isEmpty }

  /// Takes in that a stack has noticed another path.
  ///
  /// Called from the evaluation of its body, too.
  func pathHasChanged(of stack: some Stack) {
    for change in changes { join(change, stack) }
  }

  /// Has a change wait for a stack, from a turn after the first one on.
  private func join(_ change: Change, _ stack: some Stack) {
    if !change.isNoticed { stack.scheduler.after(.turn) { self.end(change) } }
    change.add(stack)
  }
}

extension LiveStacks {
  /// Makes a change of a value, and waits until the stacks whose paths it changes show them.
  ///
  /// A value has no reference to its stacks. They are those that notice another path in the turn after the change. If
  /// the value is the same, the caller may be waiting for a change that is under way. Then they are those that show
  /// the value. Suspended stacks are left out then, unless all of them are: another tab may have an equal path, and
  /// stay hidden for long.
  static func change<Value>(
    from former: Value,
    to new: Value,
    _ write: () -> Void
  ) async -> NavigationOutcome {
    let isUnchanged = isSame(former, new)
    return await AwaitedOutcome.wait { outcome in
      let showing = shared.stacks.filter { $0.shows(former) }
      let change = Change(to: new, in: showing, outcome)
      if isUnchanged, !showing.isEmpty {
        let changeable = showing.filter { !$0.isSuspended }
        for stack in changeable.isEmpty ? showing : changeable { shared.join(change, stack) }
      } else {
        shared.begin(change)
      }
      write()
    }
  }

  /// Waits until a stack shows the path that it was given, without retaining the stack.
  static func wait(for path: Any, in find: () -> (any Stack)?) async -> NavigationOutcome {
    await AwaitedOutcome.wait { outcome in
      if let stack = find() { CombinedOutcome.await([stack], for: path, outcome) }
    }
  }

  /// Waits for the stacks that notice a change: until a turn after the first one, or for the second turn from now.
  private func begin(_ change: Change) {
    changes.append(change)
    // An app has one scheduler. The first stack may come with the change.
    let scheduler = stacks.last?.scheduler ?? MainQueueScheduler.shared
    scheduler.after(.turn) { [weak change] in
      scheduler.after(.turn) {
        if let change, !change.isNoticed { self.end(change) }
      }
    }
  }

  private func end(_ change: Change) {
    changes = changes.filter { $0 !== change }
    let stacks = change.stacks
    // If all of them have gone, the outcome is released, and so the change is detached.
    if change.hasLostStacks { return }
    // Other stacks may have got another path in the same turn.
    let showing = stacks.filter { $0.shows(change.value) }
    CombinedOutcome.await(showing.isEmpty ? stacks : showing, for: change.value, change.outcome)
  }

  private static func isSame<Value>(_ former: Value, _ new: Value) -> Bool {
    func equals<E: Equatable>(_ former: E) -> Bool { former == new as? E }
    return (former as? any Equatable).map { equals($0) } ?? false
  }
}

extension LiveStacks {
  /// A stack whose screens a caller can wait for.
  @MainActor
  protocol Stack: AnyObject {
    var scheduler: any WakeScheduler { get }

    /// Returns whether the stack has a path of the type, and this one when it last noticed its path.
    func shows(_ path: Any) -> Bool

    /// Whether the stack follows its path only after it has come into view.
    var isSuspended: Bool { get }

    /// Reads the app's path again, after a navigator has written it.
    func pathMayHaveChanged()

    /// The kind and the state of the stack in a report, without values of the app.
    var summary: String { get }

    /// The latest events in a report.
    var events: [String] { get }

    /// Calls back when a path that was set is shown, or can no longer be.
    ///
    /// - Parameter path: The path that was set, if it is of the stack's type.
    func wait(for path: Any, _ completion: @escaping Completion)
  }

  /// A change of a value, until it is known which stacks have noticed it.
  private final class Change {
    let value: Any
    let outcome: AwaitedOutcome

    private var noticing: [() -> (any Stack)?] = []

    /// The stacks that showed the former value.
    private let former: [() -> (any Stack)?]

    init(to value: Any, in former: [any Stack], _ outcome: AwaitedOutcome) {
      self.value = value
      self.outcome = outcome
      self.former = former.map { Self.reference(to: $0) }
    }

    private static func reference(to stack: some Stack) -> () -> (any Stack)? {
      { [weak stack] in stack }
    }

    var isNoticed: Bool { !noticing.isEmpty }

    /// The stacks that have noticed the change, and are still there.
    var stacks: [any Stack] { noticing.compactMap { $0() } }

    /// Whether all stacks have gone that have noticed the change or, if none has, that showed the former value.
    var hasLostStacks: Bool {
      let found = isNoticed ? noticing : former
      return !found.isEmpty && found.allSatisfy { $0() == nil }
    }

    func add(_ stack: some Stack) {
      if !noticing.contains(where: { $0() === stack }) {
        noticing.append(Self.reference(to: stack))
      }
    }
  }
}
