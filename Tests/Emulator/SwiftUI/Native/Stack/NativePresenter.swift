/// What presents a view above a native stack's path: a link to a view, or a modifier with a binding.
@MainActor
final class NativePresenter: ScreenRequest {
  private(set) weak var owner: Node?
  private(set) weak var host: NativeHost?
  private(set) var isOn = false

  /// Whether the binding has been written, and not been read since.
  private var isEnding = false

  /// The screen that is shown.
  weak var layer: Layer?

  var destination: () -> any View = { EmptyView() }
  var write: (Bool) -> Void = { _ in }

  init(owner: Node, host: NativeHost) {
    self.owner = owner
    self.host = host
  }

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

  /// The screen is in the stack's environment, not in the owner's.
  func environmentDidChange(to environment: EnvironmentValues) {}

  var dependentScreen: ScreenNode? { nil }

  func ownerWillGoAway() -> ScreenNode? {
    turn(false)
    return nil
  }
}
