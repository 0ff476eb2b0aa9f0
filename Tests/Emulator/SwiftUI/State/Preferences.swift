/// A value that views tell those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view has told one.
  static var defaultValue: Value { get }

  /// Joins the value of a view with that of the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

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

/// A node that tells a preference.
@MainActor
protocol PreferenceTeller: Node {
  /// The preference that is told in place of the one from inside, or nil if that is another one.
  func toldPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

/// A node that heeds a preference.
@MainActor
protocol PreferenceHeeder: Node {
  /// Takes in that preferences inside may have changed, and returns whether the one heeded has.
  func preferencesMayHaveChanged() -> Bool
}

extension Node {
  /// What this part of the tree tells about a key, or nil if it tells nothing.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let told = (self as? any PreferenceTeller)?.toldPreference(key) { return told }
    return preferenceInside(key)
  }

  /// What the children tell about a key.
  final func preferenceInside<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let told = preferenceChildren.compactMap { $0.preference(key) }
    guard var value = told.first else { return nil }
    for next in told.dropFirst() { K.reduce(value: &value) { next } }
    return value
  }
}

extension Graph {
  /// Has a node look, after each change of views, whether a preference inside has changed.
  func addPreferenceHeeder(_ node: any PreferenceHeeder) {
    preferenceHeeders.removeAll { $0.node == nil }
    preferenceHeeders.append(WeakHeeder(node: node))
    havePreferencesChanged = true
  }

  /// Notes that preferences may have another value.
  func preferencesMayHaveChanged() {
    havePreferencesChanged = true
  }

  /// Calls what heeds preferences that have changed, and returns whether there was any.
  ///
  /// The innermost first, as what they do may change what those around them learn.
  func runPreferenceActions() -> Bool {
    guard havePreferencesChanged else { return false }
    havePreferencesChanged = false
    var hasChanged = false
    let heeders = preferenceHeeders.compactMap(\.node).sorted { $0.level > $1.level }
    for heeder in heeders where !heeder.isRemoved && heeder.preferencesMayHaveChanged() {
      hasChanged = true
    }
    return hasChanged
  }
}

/// A node that heeds a preference, as long as it is there.
struct WeakHeeder {
  weak var node: (any PreferenceHeeder)?
}
