/// A view with another one before or behind it that is made of a preference.
struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View, PrimitiveView {
  let content: Content
  let isBehind: Bool
  let layer: (Key.Value) -> Layer

  static func makeNode(for view: Self, at place: Place) -> Node {
    PreferenceLayerNode(view, at: place)
  }
}

extension PreferenceLayer: ModifyingView, RowsView {
  var modified: any View { content }
}

@MainActor
private final class PreferenceLayerNode<Content: View, Key: PreferenceKey, Layer: View>:
  PrimitiveNode<PreferenceLayer<Content, Key, Layer>>, PreferenceHeeder
{
  private var value = Key.defaultValue

  override init(_ view: PreferenceLayer<Content, Key, Layer>, at place: Place) {
    super.init(view, at: place)
    graph.addPreferenceHeeder(self)
  }

  override func performEvaluation() {
    setChildren([Child(view.content, at: 0), Child(view.layer(value), at: 1)])
  }

  override var seenChildren: [Node] { view.isBehind ? children.reversed() : children }

  // What the layer tells would be about itself.
  override var preferenceChildren: [Node] { Array(children.prefix(1)) }

  func preferencesMayHaveChanged() -> Bool {
    let new = preferenceInside(Key.self) ?? Key.defaultValue
    guard !Comparison.areSame(value, new) else { return false }
    value = new
    invalidate()
    return true
  }
}

extension View {
  /// Puts a view before this one that is made of a value which views inside tell.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(content: self, isBehind: false, layer: transform)
  }

  /// Puts a view behind this one that is made of a value which views inside tell.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(content: self, isBehind: true, layer: transform)
  }
}
