/// A view that shows a dialog before all else while a binding says so.
///
/// A dialog covers no screen: those below stay in view, but take no taps.
struct DialogPresenter<Content: View, Dialog: View>: View, PrimitiveView {
  let content: Content
  let isPresented: Binding<Bool>
  let dialog: () -> Dialog

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    DialogPresenterNode(view, at: place)
  }
}

@MainActor
private final class DialogPresenterNode<Content: View, Dialog: View>: PrimitiveNode<
  DialogPresenter<Content, Dialog>
>
{
  private var presentation: Presentation?
  private var leavingDialog: ScreenNode?

  override func performEvaluation() {
    super.performEvaluation()
    if !view.isPresented.wrappedValue { return removeDialog() }
    if let presentation { presentation.node.invalidate() } else { present() }
  }

  private func present() {
    let dismiss: @MainActor () -> Void = { [weak self] in
      self?.view.isPresented.wrappedValue = false
    }
    let screen = Screen(parent: screen, host: nil, dismissal: Dismissal(dismiss))
    let place = Place(
      graph: graph,
      parent: self,
      key: .position(0),
      environment: environment,
      screen: screen
    )
    let node = ScreenNode(at: place) { [weak self] in
      guard let self else { return EmptyView() }
      return view.dialog()
    }
    screen.enter(.shown)
    node.invalidate()
    let presentation = Presentation(node: node, kind: .dialog, dismiss: dismiss)
    graph.presentations.append(presentation)
    self.presentation = presentation
  }

  private func removeDialog() {
    takePresentation().map { graph.remove($0.node) }
  }

  private func takePresentation() -> Presentation? {
    let presentation = self.presentation
    self.presentation = nil
    graph.presentations.removeAll { $0 === presentation }
    return presentation
  }

  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    presentation?.node.replaceEnvironment(environment)
  }

  override func tearDown() {
    leavingDialog = takePresentation()?.node
  }

  override var shownDependents: [Node] { presentation.map { [$0.node] } ?? [] }

  override var dependents: [Node] { leavingDialog.map { [$0] } ?? [] }
}
