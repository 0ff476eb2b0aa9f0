/// A node that may have something presented.
@MainActor
protocol Presenter: Node {
  /// Brings what is presented in line with what is asked for, and returns whether it had to.
  func reconcilePresentation() -> Bool

  /// Whether something is asked for, but not presented, as something else is.
  var isWaiting: Bool { get }
}

@MainActor
final class PresentingNode<Content: View, Item, Presented: View>: PrimitiveNode<
  PresentingView<Content, Item, Presented>
>, Presenter
{
  private var presentation: Presentation?

  /// Kept for as long as what is made of it is shown.
  private var item: Item?
  private var isAskedFor = false

  override func performEvaluation() {
    super.performEvaluation()
    let new = view.item()
    isAskedFor = new != nil
    if let new { item = new }
    presentation?.node.invalidate()
    if isAskedFor != (presentation != nil) { graph.reconcilePresentationLater(self) }
  }

  var isWaiting: Bool { isAskedFor && presentation == nil }

  func reconcilePresentation() -> Bool {
    switch (isAskedFor, presentation) {
    case (true, nil) where graph.canPresent(from: self): present()
    case (false, let presentation?): end(presentation)
    default: return false
    }
    return true
  }

  private func present() {
    let dismissal = Dismissal { [weak self] in self?.view.removeItem() }
    // Without a parent: what is presented is in nobody's stack.
    let screen = Screen(parent: nil, host: nil, dismissal: dismissal)
    let place = Place(
      graph: graph,
      parent: self,
      key: .position(1),
      environment: environment,
      screen: screen
    )
    let node = ScreenNode(at: place) { [weak self] in self?.presentedView ?? EmptyView() }
    screen.enter(.shown)
    let presentation = Presentation(node: node, kind: view.kind, dismiss: dismissal.action)
    self.presentation = presentation
    graph.presentations.append(presentation)
    node.invalidate()
  }

  private var presentedView: any View {
    guard let item else { return EmptyView() }
    return view.presented(item).id(view.identity(item))
  }

  private func end(_ presentation: Presentation) {
    self.presentation = nil
    item = nil
    graph.presentations.removeAll { $0 === presentation }
    graph.remove(presentation.node)
    guard let onDismiss = view.onDismiss else { return }
    graph.due.addLifeCycleAction { onDismiss() }
  }

  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    presentation?.node.replaceEnvironment(environment)
  }

  override var shownDependents: [Node] { presentation.map { [$0.node] } ?? [] }

  override var dependents: [Node] { shownDependents }

  override func tearDown() {
    graph.presentations.removeAll { $0 === presentation }
  }
}
