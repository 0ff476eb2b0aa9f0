public import Foundation

/// A view with something that happens at certain moments of its life.
struct ActionView<Content: View, Behavior: ViewBehavior> {
  let content: Content
  let behavior: Behavior
}

extension ActionView: View, ModifyingView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node { ActionNode(view, at: place) }
}

/// What happens at certain moments of a view's life; the value is made anew with its view.
protocol ViewBehavior {
  /// What is kept from one value to the next.
  associatedtype Memory

  @MainActor static func makeMemory() -> Memory

  /// Called in each evaluation, with the value before.
  @MainActor func evaluate(after old: Self?, _ memory: inout Memory, of view: ActingView)

  /// Called when the screen comes into view with the view on it, and when either goes.
  @MainActor func visibilityDidChange(
    _ isVisible: Bool,
    _ memory: inout Memory,
    of view: ActingView
  )

  /// Called when the view goes away.
  @MainActor func tearDown(_ memory: inout Memory, of view: ActingView)
}

extension ViewBehavior {
  @MainActor func evaluate(after old: Self?, _ memory: inout Memory, of view: ActingView) {}
  @MainActor func visibilityDidChange(
    _ isVisible: Bool,
    _ memory: inout Memory,
    of view: ActingView
  ) {}
  @MainActor func tearDown(_ memory: inout Memory, of view: ActingView) {}
}

extension ViewBehavior where Memory == Void {
  @MainActor static func makeMemory() {}
}

/// One of the views that a modifier's content consists of, for which something happens.
@MainActor
final class ActingView {
  let graph: Graph
  let screen: EmulatedScreen

  /// A number of its own.
  let serial: Int

  /// The view, once it is known which one it is.
  fileprivate(set) var unit: Node?

  fileprivate(set) var isRemoved = false

  /// Whether the content has turned out to have no such view.
  fileprivate(set) var hasNeverBeen = false

  fileprivate init(_ unit: Node?, on screen: EmulatedScreen, in graph: Graph) {
    self.graph = graph
    self.screen = screen
    self.unit = unit
    serial = graph.makeSerial()
  }
}

/// A node of whose view the system may say that it has gone although it stays.
@MainActor
protocol LingeringNode: Node {
  func disappearWithoutGoing()
}

/// The node of a view with something that happens: for each of the views that it consists of.
@MainActor
private final class ActionNode<Content: View, Behavior: ViewBehavior>: PrimitiveNode<
  ActionView<Content, Behavior>
>, ScreenMember, LingeringNode
{
  private struct Occurrence {
    let view: ActingView
    var memory: Behavior.Memory
    var isVisible = false
  }

  private var occurrences: [Occurrence] = []
  private var evaluated: Behavior?

  override func performEvaluation() {
    let old = evaluated
    evaluated = view.behavior
    if old == nil {
      // There is one view, as a rule, and what happens to it comes before what happens inside.
      screen.add(self)
      occurrences = [makeOccurrence(for: nil)]
    } else {
      for index in occurrences.indices {
        view.behavior.evaluate(after: old, &occurrences[index].memory, of: occurrences[index].view)
      }
    }
    super.performEvaluation()
  }

  override var isForEachUnit: Bool { true }

  override func unitsDidChange() {
    var left = occurrences
    let known = units.map { unit -> Occurrence in
      if let index = left.firstIndex(where: { $0.view.unit == nil || $0.view.unit === unit }) {
        let occurrence = left.remove(at: index)
        occurrence.view.unit = unit
        return occurrence
      }
      return makeOccurrence(for: unit)
    }
    occurrences = known
    for occurrence in left { tearDown(occurrence) }
  }

  private func makeOccurrence(for unit: Node?) -> Occurrence {
    let view = ActingView(unit, on: screen, in: graph)
    var occurrence = Occurrence(view: view, memory: Behavior.makeMemory())
    self.view.behavior.evaluate(after: nil, &occurrence.memory, of: view)
    setVisible(screen.phase != .hidden, &occurrence)
    return occurrence
  }

  func screenPhaseDidChange(from old: EmulatedScreen.Phase, to new: EmulatedScreen.Phase) {
    for index in occurrences.indices { setVisible(new != .hidden, &occurrences[index]) }
    if old == .hidden, screen.ownTabBarController != nil { disappearWithoutGoing() }
  }

  func disappearWithoutGoing() {
    guard graph.behavior.disappearsWhereItStays else { return }
    // A frame later, after all that is called because something appears.
    _ = graph.time.schedule(after: 16_666_667) { [weak self] in self?.tellOfDisappearance() }
  }

  private func tellOfDisappearance() {
    for index in occurrences.indices where occurrences[index].isVisible {
      view.behavior.visibilityDidChange(
        false,
        &occurrences[index].memory,
        of: occurrences[index].view
      )
    }
  }

  func screenAppearsOnceMore() {
    guard let appearance = view.behavior as? Appearance else { return }
    for occurrence in occurrences {
      var nothing: Void = ()
      appearance.visibilityDidChange(true, &nothing, of: occurrence.view)
    }
  }

  override func tearDown() {
    for occurrence in occurrences { tearDown(occurrence) }
    occurrences = []
  }

  private func tearDown(_ occurrence: Occurrence) {
    var occurrence = occurrence
    occurrence.view.hasNeverBeen = occurrence.view.unit == nil
    setVisible(false, &occurrence)
    occurrence.view.isRemoved = true
    view.behavior.tearDown(&occurrence.memory, of: occurrence.view)
  }

  private func setVisible(_ isVisible: Bool, _ occurrence: inout Occurrence) {
    guard occurrence.isVisible != isVisible else { return }
    occurrence.isVisible = isVisible
    view.behavior.visibilityDidChange(isVisible, &occurrence.memory, of: occurrence.view)
  }
}

/// Calls closures as a view comes into view and goes out of it.
private struct Appearance: ViewBehavior {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func visibilityDidChange(_ isVisible: Bool, _ memory: inout Void, of view: ActingView) {
    guard let action = isVisible ? onAppear : onDisappear,
      !(isVisible && view.screen.appearsUnheard)
    else { return }
    view.graph.due.addLifeCycleAction { if !view.hasNeverBeen { action() } }
  }
}

extension View {
  /// Calls a closure when the view's screen begins to come into view.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ActionView(content: self, behavior: Appearance(onAppear: action))
  }

  /// Calls a closure when the view has gone, or its screen is covered.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ActionView(content: self, behavior: Appearance(onDisappear: action))
  }
}

/// Calls a closure when a value has changed from one evaluation to the next.
private struct ChangeObservation<Value: Equatable>: ViewBehavior {
  let value: Value
  let callsAtFirst: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of view: ActingView) {
    guard let old else {
      if callsAtFirst { call(from: value, of: view) }
      return
    }
    if old.value != value { call(from: old.value, of: view) }
  }

  @MainActor private func call(from old: Value, of view: ActingView) {
    view.graph.due.addChangeAction {
      guard !view.isRemoved, !view.screen.isBetweenOthers else { return }
      action(old, value)
    }
  }
}

extension View {
  /// Calls a closure with the new value when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    let observation = ChangeObservation(value: value, callsAtFirst: false) { action($1) }
    return ActionView(content: self, behavior: observation)
  }

  /// Calls a closure with the old and the new value when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    let observation = ChangeObservation(value: value, callsAtFirst: initial, action: action)
    return ActionView(content: self, behavior: observation)
  }

  /// Calls a closure when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    let observation = ChangeObservation(value: value, callsAtFirst: initial) { _, _ in action() }
    return ActionView(content: self, behavior: observation)
  }
}

/// Calls a closure with what a publisher sends while the view is in the tree.
private struct Reception<P: Publisher>: ViewBehavior where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  final class Receiver {
    var action: ((P.Output) -> Void)?
    var subscription: AnyCancellable?
  }

  static func makeMemory() -> Receiver { Receiver() }

  func evaluate(after old: Self?, _ memory: inout Receiver, of view: ActingView) {
    memory.action = action
    if let old, ViewComparison.areSame(old.publisher, publisher) { return }
    // Not at once: some publishers send their value on being subscribed to.
    let graph = view.graph
    graph.due.addLifeCycleAction { [weak receiver = memory] in
      guard let receiver, !view.isRemoved else { return }
      receiver.subscription = publisher.sink(receiveValue: Self.delivery(to: receiver, graph))
    }
  }

  /// Returns what calls the closure, on whichever thread the publisher sends on, as SwiftUI does.
  private nonisolated static func delivery(
    to receiver: Receiver,
    _ graph: Graph
  ) -> (P.Output) -> Void {
    { [weak receiver, weak graph] output in
      if graph?.ignores(output) ?? true { return }
      receiver?.action?(output)
    }
  }

  func tearDown(_ memory: inout Receiver, of view: ActingView) {
    memory.subscription = nil
    memory.action = nil
  }
}

extension View {
  /// Calls a closure with what a publisher sends.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ActionView(content: self, behavior: Reception(publisher: publisher, action: action))
  }
}

/// Runs a task while a view is in view.
private struct ViewTask<ID: Equatable>: ViewBehavior {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  final class Running {
    var task: Task<Void, Never>?
    var isWanted = false
  }

  static func makeMemory() -> Running { Running() }

  func evaluate(after old: Self?, _ memory: inout Running, of view: ActingView) {
    guard let old, old.id != id, memory.isWanted else { return }
    memory.task?.cancel()
    start(memory, for: view)
  }

  func visibilityDidChange(_ isVisible: Bool, _ memory: inout Running, of view: ActingView) {
    memory.isWanted = isVisible
    if isVisible {
      start(memory, for: view)
    } else {
      memory.task?.cancel()
      memory.task = nil
    }
  }

  @MainActor private func start(_ running: Running, for view: ActingView) {
    view.graph.due.addLifeCycleAction {
      guard running.isWanted else { return }
      running.task?.cancel()
      running.task = Task(priority: priority, operation: action)
    }
  }
}

extension View {
  /// Runs a task while the view is in view.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    let task = ViewTask(id: true, priority: priority, action: action)
    return ActionView(content: self, behavior: task)
  }

  /// Runs a task while the view is in view, anew for each value.
  nonisolated public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    let task = ViewTask(id: value, priority: priority, action: action)
    return ActionView(content: self, behavior: task)
  }
}

/// Calls a closure with a URL that the app is to open.
private struct URLHandling: ViewBehavior {
  let action: (URL) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of view: ActingView) {
    view.graph.urlHandlers[view.serial] = action
  }

  func tearDown(_ memory: inout Void, of view: ActingView) {
    view.graph.urlHandlers[view.serial] = nil
  }
}

extension View {
  /// Calls a closure with a URL that the app is to open.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    ActionView(content: self, behavior: URLHandling(action: action))
  }
}

/// Calls a closure with an activity of a type that the app is to continue.
struct ActivityHandling: ViewBehavior {
  let activityType: String
  let action: (NSUserActivity) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of view: ActingView) {
    view.graph.activityHandlers[view.serial] = self
  }

  func tearDown(_ memory: inout Void, of view: ActingView) {
    view.graph.activityHandlers[view.serial] = nil
  }
}

extension View {
  /// Calls a closure with an activity of a type that the app is to continue.
  nonisolated public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    ActionView(
      content: self,
      behavior: ActivityHandling(activityType: activityType, action: action)
    )
  }
}
