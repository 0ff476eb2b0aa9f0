/// A control that leads to another screen of the enclosing navigation view.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: LinkDestination<Destination>

  /// Whether the link shows its destination in the next column, if there is one.
  fileprivate var isDetail = true

  init(label: Label, target: LinkDestination<Destination>) {
    self.label = label
    self.target = target
  }
}

/// Where a link leads.
enum LinkDestination<Destination> {
  /// To a view.
  case view(Destination, LinkActivity)

  /// To whatever is declared for a value; without one the link is disabled.
  case value((any PathValue)?)
}

/// Where a link keeps whether it is on.
enum LinkActivity {
  /// With itself.
  case own

  /// Where a binding leads to.
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

  /// Says whether the link shows its destination in the next column, rather than its own.
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
  /// Makes a link that a person follows.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination(), .own))
  }

  /// Makes a link that is on while a binding is true.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination(), .bound(isActive)))
  }

  /// Makes a link that is on while a selection has its tag.
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination(), .bound(selection.isSelected(tag))))
  }

  /// Makes a link that a person follows.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination, .own))
  }

  /// Makes a link that is on while a binding is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination, .bound(isActive)))
  }

  /// Makes a link that is on while a selection has its tag.
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
  /// A binding that is true while this one has a value, and nil for what was it before.
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
  /// Makes a link that a person follows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(titleKey) }
  }

  /// Makes a link that a person follows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(title) }
  }

  /// Makes a link that a person follows.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link that a person follows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link that is on while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(titleKey) }
  }

  /// Makes a link that is on while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(title) }
  }

  /// Makes a link that is on while a binding is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Makes a link that is on while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Makes a link that is on while a selection has its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Makes a link that is on while a selection has its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(title) }
  }

  /// Makes a link that is on while a selection has its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Makes a link that is on while a selection has its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that adds a value to the path of the stack it is in.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { PlainPathValue(value: $0) }))
  }

  /// Makes a link that adds a value to the path of the stack it is in, which can be saved.
  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { CodablePathValue(value: $0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link that adds a value to the path of the stack it is in.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link that adds a value to the path of the stack it is in.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Makes a link that adds a value to the path of the stack it is in, which can be saved.
  public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link that adds a value to the path of the stack it is in, which can be saved.
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
    if let host = screen.nearestHost as? NativeHost { return { host.push(value) } }
    if let columns {
      guard let stack = columns.stack(afterColumnOf: self) else { return nil }
      return { stack.show(value) }
    }
    guard nearest((any ColumnsNode).self) != nil else { return nil }
    return nearest((any SelectingNode).self)?.selecting(value.value)
  }
}
