@MainActor
protocol ModalPresenter: Node {
  func reconcilePresentation() -> Bool

  var isWaiting: Bool { get }
}

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented, nil, content)
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content)
  }
}

private struct PresentingView<Content: View, Item, Presented: View> {
  let content: Content
  let kind: ModalPresentation.Kind
  let item: () -> Item?
  let identity: (Item) -> AnyHashable
  let removeItem: () -> Void
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented
}

extension PresentingView: View, ModifyingView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    PresentingNode(view, at: place)
  }
}

extension View {
  nonisolated func presenting<Presented: View>(
    _ kind: ModalPresentation.Kind,
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Presented
  ) -> some View {
    PresentingView(
      content: self,
      kind: kind,
      item: { isPresented.wrappedValue ? true : nil },
      identity: { AnyHashable($0) },
      removeItem: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      presented: { _ in content() }
    )
  }

  nonisolated private func presenting<Item: Identifiable, Presented: View>(
    _ kind: ModalPresentation.Kind,
    _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Presented
  ) -> some View {
    PresentingView(
      content: self,
      kind: kind,
      item: { item.wrappedValue },
      identity: { AnyHashable($0.id) },
      removeItem: { item.wrappedValue = nil },
      onDismiss: onDismiss,
      presented: content
    )
  }
}

@MainActor
private final class PresentingNode<Content: View, Item, Presented: View>: PrimitiveNode<
  PresentingView<Content, Item, Presented>

>, ModalPresenter
{
  private var presentation: ModalPresentation?
  private var item: Item?
  private var isAskedFor = false
  private var departure = Departure.none
  private weak var presentingView: Node?

  override var isForEachUnit: Bool { true }

  override func unitsDidChange() {
    if isAskedFor || presentation != nil { graph.reconcilePresentationLater(self) }
  }

  override func performEvaluation() {
    super.performEvaluation()
    let new = observing(view.item)
    isAskedFor = new != nil
    if let new { item = new }
    presentation?.node.invalidate()
  }

  var isWaiting: Bool { isAskedFor && presentation == nil }

  func reconcilePresentation() -> Bool {
    let units = units
    if waitsToLeave { return false }
    if let presentation, !isAskedFor || !units.contains(where: { $0 === presentingView }) {
      end(presentation)
      return true
    }
    guard isAskedFor, presentation == nil, graph.canPresent(from: self), let first = units.first
    else { return false }
    presentingView = first
    present()
    return true
  }

  /// Whether what the app no longer presents waits for the next turn.
  private var waitsToLeave: Bool {
    guard graph.behavior.presentationsLeaveLate, let presentation, !isAskedFor else {
      departure = .none
      return false
    }
    if departure == .none, !presentation.isLeftByPerson {
      departure = .waiting
      _ = graph.time.schedule(after: 0) { [weak self] in
        guard let self, departure == .waiting else { return }
        departure = .due
        graph.reconcilePresentationLater(self)
      }
    }
    return departure == .waiting
  }

  private enum Departure {
    case none, waiting, due
  }

  private func present() {
    let dismissal = Dismissal { [weak self] in self?.view.removeItem() }
    // Without a parent: a presented view is in no stack.
    let screen = EmulatedScreen(parent: nil, host: nil, dismissal: dismissal)
    screen.ownPresenter = UIViewController()
    let node = makeScreenNode(.position(1), on: screen) { [weak self] in
      self?.presentedView ?? EmptyView()
    }
    screen.enter(.shown)
    let presentation = ModalPresentation(node: node, kind: view.kind, dismiss: dismissal.action)
    self.presentation = presentation
    graph.presentations.append(presentation)
  }

  private var presentedView: any View {
    guard let item else { return EmptyView() }
    return view.presented(item).id(view.identity(item))
  }

  private func end(_ presentation: ModalPresentation) {
    self.presentation = nil
    departure = .none
    if !isAskedFor { item = nil }
    graph.presentations.removeAll { $0 === presentation }
    graph.remove(presentation.node)
    graph.uncoverFront(from: presentation, view.onDismiss)
  }

  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    presentation?.node.replaceEnvironment(environment)
  }

  override var shownDependents: [Node] { presentation.map { [$0.node] } ?? [] }

  override var dependents: [Node] { shownDependents }

  override func tearDown() { graph.presentations.removeAll { $0 === presentation } }
}

@MainActor
final class ModalPresentation {
  enum Kind {
    case sheet, cover, dialog, popover
  }

  let node: ScreenNode
  let kind: Kind
  let dismiss: @MainActor () -> Void
  let controller = UIViewController()
  var isLeftByPerson = false

  /// How long a finger holds it that pulls it down.
  var holdingTime: Int64 = 0

  init(node: ScreenNode, kind: Kind, dismiss: @escaping @MainActor () -> Void) {
    self.node = node
    self.kind = kind
    self.dismiss = dismiss
    controller.modalPresentationStyle =
      switch kind {
      case .sheet: .pageSheet
      case .cover: .fullScreen
      case .dialog: .custom
      case .popover: .popover
      }
  }

  var presenter: Node? { node.parent }
}

extension Graph {
  func uncovering(of screen: EmulatedScreen) -> Uncovering? {
    guard let uncovering, let front = uncovering.front, screen.isInside(front) else { return nil }
    return uncovering
  }

  fileprivate func reconcilePresentationLater(_ presenter: any ModalPresenter) {
    if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) }
  }

  /// Returns whether a node may present a view now.
  ///
  /// What is presented already must be around the node: otherwise it has to wait until that is gone.
  fileprivate func canPresent(from presenter: Node) -> Bool {
    guard let front = presentations.last?.node else { return true }
    var node: Node? = presenter
    while let current = node, current !== front { node = current.parent }
    return node != nil
  }

  /// Has the stacks in front move, as what was before them goes away.
  ///
  /// They were in view all the time: a view over the whole screen is a sheet that fills it.
  fileprivate func uncoverFront(
    from presentation: ModalPresentation,
    _ onDismiss: (() -> Void)?
  ) {
    if let uncovering { time.cancel(uncovering.timer) }
    presentation.controller.isBeingDismissed = true
    let holdingTime = presentation.holdingTime
    let transition = EmulatedTransition(isInteractive: holdingTime > 0)
    if holdingTime > 0 {
      _ = time.schedule(after: holdingTime) {
        transition.letGo(cancelling: false)
        transition.tellOfLettingGo()
      }
    }
    let timer = time.schedule(after: holdingTime + behavior.transition) { [weak self] in
      self?.endUncovering()
    }
    uncovering = Uncovering(
      front: front?.screen,
      controller: presentation.controller,
      transition: transition,
      onDismiss: (uncovering?.onDismiss ?? []) + (onDismiss.map { [$0] } ?? []),
      timer: timer
    )
  }

  private func endUncovering() {
    guard let uncovering else { return }
    self.uncovering = nil
    due.addLifeCycleAction { uncovering.transition.tellOfEnd() }
    for onDismiss in uncovering.onDismiss { due.addLifeCycleAction { onDismiss() } }
  }

  func reconcilePresentations() -> Bool {
    var hasChanged = false
    for presenter in presenters where !presenter.isRemoved && presenter.reconcilePresentation() {
      hasChanged = true
    }
    presenters.removeAll { $0.isRemoved || !$0.isWaiting }
    return hasChanged
  }
}

extension View {
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented: isPresented, message: EmptyView(), actions: actions())
  }
}

private struct DialogView<Message: View, Actions: View> {
  let title: Text
  let message: Message
  let actions: Actions
  let close: () -> Void

  var contents: [Child] { [Child(title, at: 0), Child(message, at: 1), Child(actions, at: 2)] }
}

extension DialogView: View, PrimitiveView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node { DialogNode(view, at: place) }
}

@MainActor
private final class DialogNode<Message: View, Actions: View>: PrimitiveNode<
  DialogView<Message, Actions>

>
{
  override func didTapControlInside() { view.close() }
}

extension View {
  nonisolated func dialog<Message: View, Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    message: Message,
    actions: Actions
  ) -> some View {
    presenting(.dialog, isPresented, nil) {
      DialogView(title: title, message: message, actions: actions) {
        isPresented.wrappedValue = false
      }
    }
  }
}
