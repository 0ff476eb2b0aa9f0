enum TagValueTraitKey<V>: _ViewTraitKey {
  enum Value {
    case tagged(V)
  }

  typealias Modifier = _TraitWritingModifier<Self>
}

// swift-format-ignore: NoLeadingUnderscores
public protocol _ViewTraitKey {
  associatedtype Value
}

/// A value of a view for the container around it, with the name and the fields of SwiftUI's type.
// swift-format-ignore: NoLeadingUnderscores
public struct _TraitWritingModifier<Trait: _ViewTraitKey> {
  public let value: Trait.Value

  func tag<V>() -> V where Trait == TagValueTraitKey<V> {
    switch value {
    case .tagged(let tag): tag
    }
  }
}

extension _TraitWritingModifier: ViewModifier {
  public func body(content: Content) -> some View { content.noted(self) }
}

extension View {
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagValueTraitKey<V>.Modifier(value: .tagged(tag)))
  }
}
