public import Foundation

/// A view with something that happens at certain moments of its life.
struct ActionView<Content: View, Behavior: ViewBehavior>: View, PrimitiveView {
  let content: Content
  let behavior: Behavior

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    ActionNode(view, at: place)
  }
}

/// What happens at certain moments of a view's life; the value is made anew with its view.
@MainActor
protocol ViewBehavior {
  /// What is kept from one value to the next.
  associatedtype Memory

  static func makeMemory() -> Memory

  /// Called in each evaluation, with the value before.
  func evaluate(after old: Self?, _ memory: inout Memory, of node: Node)

  /// Called when the screen comes into view with the view on it, and when either goes.
  func visibilityDidChange(_ isVisible: Bool, _ memory: inout Memory, of node: Node)

  /// Called when the view goes away.
  func tearDown(_ memory: inout Memory, of node: Node)
}

extension ViewBehavior {
  func evaluate(after old: Self?, _ memory: inout Memory, of node: Node) {}
  func visibilityDidChange(_ isVisible: Bool, _ memory: inout Memory, of node: Node) {}
  func tearDown(_ memory: inout Memory, of node: Node) {}
}

extension ViewBehavior where Memory == Void {
  static func makeMemory() {}
}

@MainActor
private final class ActionNode<Content: View, Behavior: ViewBehavior>: PrimitiveNode<
  ActionView<Content, Behavior>
>, ScreenMember
{
  private var memory = Behavior.makeMemory()
  private var evaluated: Behavior?
  private var isVisible = false

  override func performEvaluation() {
    let old = evaluated
    evaluated = view.behavior
    view.behavior.evaluate(after: old, &memory, of: self)
    if old == nil { screen.add(self) }
    super.performEvaluation()
  }

  func screenPhaseDidChange(from old: EmulatedScreen.Phase, to new: EmulatedScreen.Phase) {
    setVisible(new != .hidden)
  }

  override func tearDown() {
    setVisible(false)
    view.behavior.tearDown(&memory, of: self)
  }

  private func setVisible(_ isVisible: Bool) {
    guard self.isVisible != isVisible else { return }
    self.isVisible = isVisible
    view.behavior.visibilityDidChange(isVisible, &memory, of: self)
  }
}

/// Calls closures as a view comes into view and goes out of it.
private struct Appearance: ViewBehavior {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func visibilityDidChange(_ isVisible: Bool, _ memory: inout Void, of node: Node) {
    guard let action = isVisible ? onAppear : onDisappear else { return }
    node.graph.due.addLifeCycleAction { action() }
  }
}

extension View {
  /// Calls a closure when the view's screen begins to come into view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ActionView(content: self, behavior: Appearance(onAppear: action))
  }

  /// Calls a closure when the view has gone, or its screen is covered.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ActionView(content: self, behavior: Appearance(onDisappear: action))
  }
}

/// Calls a closure when a value has changed from one evaluation to the next.
private struct ChangeObservation<Value: Equatable>: ViewBehavior {
  let value: Value
  let callsAtFirst: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of node: Node) {
    guard let old else {
      if callsAtFirst { call(from: value, of: node) }
      return
    }
    if old.value != value { call(from: old.value, of: node) }
  }

  private func call(from old: Value, of node: Node) {
    node.graph.due.addChangeAction { [weak node] in
      guard let node, !node.isRemoved, !node.screen.isBetweenOthers else { return }
      action(old, value)
    }
  }
}

extension View {
  /// Calls a closure with the new value when a value has changed.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    let observation = ChangeObservation(value: value, callsAtFirst: false) { action($1) }
    return ActionView(content: self, behavior: observation)
  }

  /// Calls a closure with the old and the new value when a value has changed.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    let observation = ChangeObservation(value: value, callsAtFirst: initial, action: action)
    return ActionView(content: self, behavior: observation)
  }

  /// Calls a closure when a value has changed.
  public func onChange<V: Equatable>(
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

  func evaluate(after old: Self?, _ memory: inout Receiver, of node: Node) {
    memory.action = action
    if let old, ViewComparison.areSame(old.publisher, publisher) { return }
    // Not at once: some publishers send their value on being subscribed to.
    let graph = node.graph
    graph.due.addLifeCycleAction { [weak node, weak receiver = memory] in
      guard let node, let receiver, !node.isRemoved else { return }
      receiver.subscription = publisher.sink { [weak receiver, weak graph] output in
        if graph?.ignores(output) ?? true { return }
        receiver?.action?(output)
      }
    }
  }

  func tearDown(_ memory: inout Receiver, of node: Node) {
    memory.subscription = nil
    memory.action = nil
  }
}

extension View {
  /// Calls a closure with what a publisher sends.
  public func onReceive<P: Publisher>(
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

  static func makeMemory() -> Task<Void, Never>? { nil }

  func evaluate(after old: Self?, _ memory: inout Task<Void, Never>?, of node: Node) {
    guard let old, old.id != id, memory != nil else { return }
    memory?.cancel()
    start(&memory, of: node)
  }

  func visibilityDidChange(
    _ isVisible: Bool,
    _ memory: inout Task<Void, Never>?,
    of node: Node
  ) {
    if isVisible {
      start(&memory, of: node)
    } else {
      memory?.cancel()
      memory = nil
    }
  }

  private func start(_ memory: inout Task<Void, Never>?, of node: Node) {
    // The task itself begins after the update, as the main actor is busy till then.
    memory = Task(priority: priority, operation: action)
  }
}

extension View {
  /// Runs a task while the view is in view.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    let task = ViewTask(id: true, priority: priority, action: action)
    return ActionView(content: self, behavior: task)
  }

  /// Runs a task while the view is in view, anew for each value.
  public func task<T: Equatable>(
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

  func evaluate(after old: Self?, _ memory: inout Void, of node: Node) {
    node.graph.urlHandlers[node.serial] = action
  }

  func tearDown(_ memory: inout Void, of node: Node) {
    node.graph.urlHandlers[node.serial] = nil
  }
}

extension View {
  /// Calls a closure with a URL that the app is to open.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    ActionView(content: self, behavior: URLHandling(action: action))
  }
}

/// Calls a closure with an activity of a type that the app is to continue.
struct ActivityHandling: ViewBehavior {
  let activityType: String
  let action: (NSUserActivity) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of node: Node) {
    node.graph.activityHandlers[node.serial] = self
  }

  func tearDown(_ memory: inout Void, of node: Node) {
    node.graph.activityHandlers[node.serial] = nil
  }
}

extension View {
  /// Calls a closure with an activity of a type that the app is to continue.
  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    ActionView(
      content: self,
      behavior: ActivityHandling(activityType: activityType, action: action)
    )
  }
}
