/// A view in another environment.
struct EnvironmentView<Content: View>: View, PrimitiveView {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    EnvironmentNode(view, at: place)
  }
}

@MainActor
private final class EnvironmentNode<Content: View>: PrimitiveNode<EnvironmentView<Content>> {
  private var inside: EnvironmentValues?

  override func performEvaluation() {
    transform()
    super.performEvaluation()
  }

  override func passEnvironmentOn() {
    transform()
    super.passEnvironmentOn()
  }

  override var environmentInside: EnvironmentValues { inside ?? environment }

  private func transform() {
    var new = environment
    view.transform(&new)
    // The same storage as before is cheaper to compare further down.
    if let inside, inside.isSame(as: new) { return }
    inside = new
  }
}

extension View {
  /// Sets a value of the environment of the view.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment of the view.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Puts an object into the environment of the view.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }

  /// Makes the controls of the view take no taps.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
