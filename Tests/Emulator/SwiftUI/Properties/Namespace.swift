/// An identity that belongs to a view's place in the tree.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What tells a namespace from others.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var kept: KeptNamespace?

  /// Makes a property with an identity of its own.
  public init() {}

  /// The identity; outside the tree, that of all namespaces there.
  public var wrappedValue: ID { ID(number: kept?.number ?? 0) }
}

private final class KeptNamespace {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}

extension Namespace: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    let kept = slot.content as? KeptNamespace ?? KeptNamespace(site.graph.makeSerial())
    slot.content = kept
    self.kept = kept
  }
}

extension Namespace: FieldComparable {
  func isSame(as other: Any) -> Bool { true }
}
