/// A view that has a closure called when a preference from inside has changed.
struct PreferenceObservation<Content: View, Key: PreferenceKey>: View, PrimitiveView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    PreferenceObservationNode(view, at: place)
  }
}

extension PreferenceObservation: ModifyingView, RowsView {
  var modified: any View { content }
}

@MainActor
private final class PreferenceObservationNode<Content: View, Key: PreferenceKey>: PrimitiveNode<
  PreferenceObservation<Content, Key>
>, PreferenceHeeder
where Key.Value: Equatable {
  private var known: Key.Value?

  override init(_ view: PreferenceObservation<Content, Key>, at place: Place) {
    super.init(view, at: place)
    graph.addPreferenceHeeder(self)
  }

  func preferencesMayHaveChanged() -> Bool {
    let told = preferenceInside(Key.self)
    // Where nothing was ever told, there is nothing to call for.
    if told == nil && known == nil { return false }
    let value = told ?? Key.defaultValue
    guard value != known else { return false }
    known = value
    view.action(value)
    return true
  }
}

extension View {
  /// Calls a closure when a value that views inside tell has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceObservation<Self, K>(content: self, action: action)
  }
}
