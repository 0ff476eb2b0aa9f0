public import Foundation

protocol ViewBehavior {
  associatedtype Memory

  @MainActor static func makeMemory() -> Memory

  @MainActor func evaluate(after old: Self?, _ memory: inout Memory, of view: ActingView)

  @MainActor func visibilityDidChange(
    _ isVisible: Bool,
    _ memory: inout Memory,
    of view: ActingView
  )

  @MainActor func tearDown(_ memory: inout Memory, of view: ActingView)
}

struct ActionView<Content: View, Behavior: ViewBehavior> {
  let content: Content
  let behavior: Behavior
}

extension ActionView: View, ModifyingView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node { ActionNode(view, at: place) }
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

@MainActor
final class ActingView {
  let graph: Graph
  let screen: EmulatedScreen
  let serial: Int
  fileprivate(set) var unit: Node?
  fileprivate(set) var isRemoved = false
  fileprivate(set) var hasNeverBeen = false
  fileprivate(set) var leavesWithScreen = false

  fileprivate init(_ unit: Node?, on screen: EmulatedScreen, in graph: Graph) {
    self.graph = graph
    self.screen = screen
    self.unit = unit
    serial = graph.makeSerial()
  }
}

@MainActor
protocol LingeringNode: Node {
  func disappearWithoutGoing()
}

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
    for index in occurrences.indices {
      occurrences[index].view.leavesWithScreen = new == .hidden
      setVisible(new != .hidden, &occurrences[index])
    }
    if old == .hidden, screen.ownTabBarController != nil { disappearWithoutGoing() }
  }

  func disappearWithoutGoing() {
    guard graph.behavior.disappearsWhereItStays else { return }
    // A frame later, after all that is called because something appears.
    _ = graph.time.schedule(after: HostBehavior.frame) { [weak self] in self?.tellOfDisappearance()
    }
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

private struct Appearance: ViewBehavior {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func visibilityDidChange(_ isVisible: Bool, _ memory: inout Void, of view: ActingView) {
    guard let action = isVisible ? onAppear : onDisappear,
      !(isVisible && view.screen.appearsUnheard)
    else { return }
    let call = { @MainActor in if !view.hasNeverBeen { action() } }
    if view.leavesWithScreen {
      _ = view.graph.time.schedule(after: 0, call)
    } else {
      view.graph.due.addLifeCycleAction(call)
    }
  }
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ActionView(content: self, behavior: Appearance(onAppear: action))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ActionView(content: self, behavior: Appearance(onDisappear: action))
  }
}

private struct ChangeObservation<Value: Equatable>: ViewBehavior {
  let value: Value
  let action: (_ old: Value, _ new: Value) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of view: ActingView) {
    guard let old = old?.value, old != value else { return }
    view.graph.due.addChangeAction {
      guard !view.isRemoved, !view.screen.isBetweenOthers else { return }
      action(old, value)
    }
  }
}

extension View {
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    ActionView(content: self, behavior: ChangeObservation(value: value) { action($1) })
  }
}

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

  /// Returns a subscriber that calls the closure on the thread on which the publisher sends, as SwiftUI does.
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
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ActionView(content: self, behavior: Reception(publisher: publisher, action: action))
  }
}

/// Handles URLs, or user activities.
private struct LinkHandling<Link>: ViewBehavior {
  let action: (Link) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of view: ActingView) {
    view.graph.linkHandlers[view.serial] = { if let link = $0 as? Link { action(link) } }
  }

  func tearDown(_ memory: inout Void, of view: ActingView) {
    view.graph.linkHandlers[view.serial] = nil
  }
}

extension View {
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    ActionView(content: self, behavior: LinkHandling(action: action))
  }

  nonisolated public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    ActionView(
      content: self,
      behavior: LinkHandling<NSUserActivity> { if $0.activityType == activityType { action($0) } }
    )
  }
}
