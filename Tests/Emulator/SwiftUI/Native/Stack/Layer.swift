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
  let screen: Screen
  private(set) weak var node: ScreenNode?

  /// What was shown when the layer was evaluated last.
  var declaration: DestinationDeclaration?

  var hasWarned = false

  init(_ content: Content, screen: Screen) {
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
  func stands(for element: PathElement) -> Bool {
    guard case .value(let value, let saved) = content else { return false }
    return switch element {
    case .value(let other): value.isEqual(to: other)
    case .saved(let other): saved == other
    }
  }
}
