/// One screen above the root of a native stack.
@MainActor
final class Layer {
  enum Content {
    /// A value of the path, with what it was saved as if it came from there.
    case value(any PathValue, saved: SavedElement?)

    /// What a view on a screen below presents.
    case presentation(NativePresenter)
  }

  let content: Content
  let screen: EmulatedScreen
  private(set) weak var node: ScreenNode?

  /// What was shown when the layer was evaluated last.
  var declaration: NativeDestination?

  var hasWarned = false

  init(_ content: Content, screen: EmulatedScreen) {
    self.content = content
    self.screen = screen
  }

  func mount(_ node: ScreenNode) {
    self.node = node
    node.invalidate()
  }

  var value: (any PathValue)? {
    if case .value(let value, _) = content { value } else { nil }
  }

  var presenter: NativePresenter? {
    if case .presentation(let presenter) = content { presenter } else { nil }
  }

  /// Says whether the layer stands for an element, which may be saved and not decoded yet.
  func stands(for element: NativePathElement) -> Bool {
    guard case .value(let value, let saved) = content else { return false }
    return switch element {
    case .value(let other): value.isEqual(to: other)
    case .saved(let other): saved == other
    }
  }
}

/// What presents a view above a native stack's path: a link to a view, or a modifier with a binding.
@MainActor
final class NativePresenter: ScreenRequest {
  private(set) weak var owner: Node?
  private weak var host: NativeHost?
  private(set) var isOn = false

  /// Whether the screen has its environment from the owner, rather than from the stack.
  private let sharesEnvironment: Bool

  /// Whether the app presents by a flag of its own, with a modifier.
  var isFlag: Bool { !sharesEnvironment }

  /// Whether the binding has been written, and not been read since.
  private var isEnding = false

  /// The screen that is shown.
  weak var layer: Layer?

  var destination: () -> any View = { EmptyView() }
  var write: (Bool) -> Void = { _ in }

  init(owner: Node, host: NativeHost, sharesEnvironment: Bool) {
    self.owner = owner
    self.host = host
    self.sharesEnvironment = sharesEnvironment
  }

  /// The environment that the screen has from its owner; `nil` where it has the stack's.
  var environment: EnvironmentValues? { sharesEnvironment ? owner?.environment : nil }

  func turn(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    isEnding = false
    host?.didTurn(self)
  }

  /// Has the client's binding say that nothing is presented any more.
  func end() {
    guard isOn, !isEnding else { return }
    isEnding = true
    write(false)
  }

  func refresh() {
    layer?.node?.invalidate()
  }

  func environmentDidChange(to environment: EnvironmentValues) {
    if sharesEnvironment { layer?.node?.replaceEnvironment(environment) }
  }

  var dependentScreen: ScreenNode? { nil }

  func ownerWillGoAway() -> ScreenNode? {
    turn(false)
    return nil
  }
}
