public import Foundation

extension View {
  /// Presents a sheet while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet about an item while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Presents a view over the whole screen while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Presents a view about an item over the whole screen while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item, onDismiss, content)
  }
}

extension View {
  /// Shows content while a binding says so, before all else as on a telephone.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows content about an item while there is one, before all else as on a telephone.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}

/// What a popover is attached to.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// A place that a view tells others of, which is nowhere here.
public struct Anchor<Value: Sendable>: Sendable {
  /// How a view says which place it means.
  public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
  /// The view's own rectangle.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

/// A view that has another one presented while there is an item for it.
struct PresentingView<Content: View, Item, Presented: View>: View, PrimitiveView {
  let content: Content
  let kind: Presentation.Kind
  let item: () -> Item?
  let identity: (Item) -> AnyHashable
  let removeItem: () -> Void
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    PresentingNode(view, at: place)
  }
}

extension PresentingView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension View {
  /// Presents a view while a binding is true.
  func presenting<Presented: View>(
    _ kind: Presentation.Kind,
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

  /// Presents a view about an item while there is one.
  func presenting<Item: Identifiable, Presented: View>(
    _ kind: Presentation.Kind,
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

/// A sheet that is shown, or another presentation before all else.
@MainActor
final class Presentation {
  enum Kind {
    case sheet, cover, dialog
  }

  let node: ScreenNode
  let kind: Kind

  /// Ends the presentation as a person does.
  let dismiss: @MainActor () -> Void

  init(node: ScreenNode, kind: Kind, dismiss: @escaping @MainActor () -> Void) {
    self.node = node
    self.kind = kind
    self.dismiss = dismiss
  }
}

extension Graph {
  /// Has what a node presents brought in line, once all views are evaluated.
  func reconcilePresentationLater(_ presenter: any Presenter) {
    if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) }
  }

  /// Says whether a node may present something now.
  ///
  /// What is presented already must be around the node: otherwise it has to wait until that is gone.
  func canPresent(from presenter: Node) -> Bool {
    guard let front = presentations.last?.node else { return true }
    var node: Node? = presenter
    while let current = node, current !== front { node = current.parent }
    return node != nil
  }

  /// Presents and dismisses what is due, and returns whether there was any.
  func reconcilePresentations() -> Bool {
    var hasChanged = false
    for presenter in presenters where !presenter.isRemoved && presenter.reconcilePresentation() {
      hasChanged = true
    }
    presenters.removeAll { $0.isRemoved || !$0.isWaiting }
    return hasChanged
  }
}

nonisolated extension View {
  /// Accepts the heights of a sheet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Accepts the heights of a sheet, and which it has.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Accepts whether a sheet shows that it can be dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepts whether a sheet can't be pulled down, which the test surface doesn't heed.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepts round corners of a sheet.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Accepts a style for what is behind a sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private var value: CGFloat = 0

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")

  /// Almost all of the screen.
  public static let large = PresentationDetent(name: "large")

  /// Returns a part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: fraction)
  }

  /// Returns a height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: height)
  }
}
