/// A view with a modifier, or a modifier with another one after it.
public struct ModifiedContent<Content, Modifier> {
  /// The type of nothing.
  public typealias Body = Never

  /// What is modified.
  public var content: Content

  /// What modifies it.
  public var modifier: Modifier

  /// Makes a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  var contents: [Child] {
    [Child((modifier as? any AppliedModifier)?.apply(to: content) ?? content)]
  }

  static func makeNode(for view: Self, at place: Place) -> Node {
    Modifier.Body.self == Never.self
      ? PrimitiveNode(view, at: place)
      : ModifierNode(view, at: place)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: AppliedModifier where Content: ViewModifier, Modifier: ViewModifier {
  func apply(to view: any View) -> any View {
    func applyBoth<V: View>(_ view: V) -> any View {
      view.modifier(content).modifier(modifier)
    }
    return applyBoth(view)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
