public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: LinkDestination<Destination>
  fileprivate var isDetail = true

  init(label: Label, target: LinkDestination<Destination>) {
    self.label = label
    self.target = target
  }
}

enum LinkDestination<Destination> {
  case view(Destination, LinkActivity)
  case value((any PathValue)?)
}

enum LinkActivity {
  case own
  case bound(Binding<Bool>)
}

extension NavigationLink: View, PrimitiveView {
  var contents: [Child] { [Child(label)] }

  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    switch view.target {
    case .view: LinkNode(view, at: place)
    case .value: ValueLinkNode(view, at: place)
    }
  }

  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }
}

@MainActor
private final class LinkNode<Label: View, Destination: View>: ButtonLikeNode<
  NavigationLink<Label, Destination>
>
{
  private var request: (any ScreenRequest)?
  private lazy var ownActivity = StateLocation(false)
  private var leavingScreen: ScreenNode?

  override var label: any View { view.label }

  override var action: (@MainActor () -> Void)? {
    guard let request else { return nil }
    return { request.write(true) }
  }

  override func performEvaluation() {
    super.performEvaluation()
    guard case .view(let destination, let activity) = view.target,
      let request = request ?? screen.nearestHost?.makeRequest(of: self)
    else { return }
    self.request = request
    (request as? HostedLink)?.isDetail = view.isDetail
    request.destination = { destination }
    request.refresh()
    takeIn(activity, request)
  }

  private func takeIn(_ activity: LinkActivity, _ request: any ScreenRequest) {
    switch activity {
    case .own:
      let location = ownActivity
      request.write = { location.value = $0 }
      request.turn(location.value)
    case .bound(let binding):
      request.write = { binding.wrappedValue = $0 }
      request.turn(observing { binding.wrappedValue })
    }
  }

  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    request?.environmentDidChange(to: environment)
  }

  override func tearDown() { leavingScreen = request?.ownerWillGoAway() }

  override var shownDependents: [Node] { request?.dependentScreen.map { [$0] } ?? [] }

  override var dependents: [Node] { leavingScreen.map { [$0] } ?? [] }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination(), .own))
  }

  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination(), .bound(isActive)))
  }

  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination(), .bound(selection.isSelected(tag))))
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination, .own))
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination, .bound(isActive)))
  }

  public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination, .bound(selection.isSelected(tag))))
  }
}

extension Binding {
  fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      }
    )
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(title) }
  }

  public init(_ title: some LinkTitle, destination: Destination) {
    self.init(destination: destination) { title.linkTitle }
  }

  public init(
    _ title: some LinkTitle,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isActive: isActive) { title.linkTitle }
  }

  public init(_ title: some LinkTitle, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { title.linkTitle }
  }

  public init<V: Hashable>(
    _ title: some LinkTitle,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { title.linkTitle }
  }

  public init<V: Hashable>(
    _ title: some LinkTitle,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { title.linkTitle }
  }
}

public protocol LinkTitle {
  var linkTitle: Text { get }
}

extension LocalizedStringKey: LinkTitle {
  public var linkTitle: Text { Text(self) }
}

extension String: LinkTitle {
  public var linkTitle: Text { Text(self) }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { PlainPathValue(value: $0) }))
  }

  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { CodablePathValue(value: $0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

/// The node of a link that adds its value to the path of the stack it is in.
///
/// In a column of a split view without a stack it selects its value in the list that it is in.
@MainActor
final class ValueLinkNode<Label: View, Destination: View>: ButtonLikeNode<
  NavigationLink<Label, Destination>
>
{
  override var label: any View { view.label }

  override var environmentInside: EnvironmentValues {
    var inside = super.environmentInside
    // Whether there is a stack in a later column is known only after the columns have been evaluated.
    if action == nil, columns == nil, inside.isEnabled { inside.isEnabled = false }
    return inside
  }

  /// The columns, in one of which the link is without a list that it could select its value in.
  private var columns: (any ColumnsNode)? {
    guard case .value(.some) = view.target, !(screen.nearestHost is NativeHost),
      let columns = nearest((any ColumnsNode).self), columns.screen === screen,
      nearest((any SelectingNode).self)?.selects != true
    else { return nil }
    return columns
  }

  override var action: (@MainActor () -> Void)? {
    guard case .value(let value?) = view.target else { return nil }
    if let host = screen.nearestHost as? NativeHost {
      return { host.push(value) }
    }
    if let columns {
      guard let stack = columns.stack(afterColumnOf: self) else { return nil }
      return { stack.show(value) }
    }
    guard nearest((any ColumnsNode).self) != nil else { return nil }
    return nearest((any SelectingNode).self)?.selecting(value.value)
  }
}
