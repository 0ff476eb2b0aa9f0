/// A view that tells a preference.
struct PreferenceView<Content: View, Key: PreferenceKey>: View, PrimitiveView {
  let content: Content
  let transform: (inout Key.Value) -> Void

  /// Whether what is told inside counts.
  let isAboutInside: Bool

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    PreferenceNode(view, at: place)
  }
}

extension PreferenceView: ModifyingView, RowsView {
  var modified: any View { content }
}

@MainActor
private final class PreferenceNode<Content: View, Key: PreferenceKey>: PrimitiveNode<
  PreferenceView<Content, Key>
>, PreferenceTeller
{
  override func performEvaluation() {
    super.performEvaluation()
    graph.preferencesMayHaveChanged()
  }

  func toldPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return nil }
    let inside = view.isAboutInside ? preferenceInside(Key.self) : nil
    var value = inside ?? Key.defaultValue
    view.transform(&value)
    return value as? K.Value
  }
}

extension View {
  /// Tells those around a value.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    PreferenceView<Self, K>(content: self, transform: { $0 = value }, isAboutInside: false)
  }

  /// Changes a value that views inside tell.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceView<Self, K>(content: self, transform: callback, isAboutInside: true)
  }
}
