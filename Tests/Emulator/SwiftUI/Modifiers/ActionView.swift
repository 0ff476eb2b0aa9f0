/// A view with something that happens at certain moments of its life.
struct ActionView<Content: View, Behavior: ViewBehavior>: View, PrimitiveView {
  let content: Content
  let behavior: Behavior

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
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

  func screenPhaseDidChange(from old: Screen.Phase, to new: Screen.Phase) {
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
