/// Tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let identity: ObjectIdentifier

  /// Makes the identifier of an object.
  public init(_ object: AnyObject) {
    identity = ObjectIdentifier(object)
  }

  /// The identifier as text.
  public var description: String { "\(identity)" }
}

/// What has a Combine identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this subscriber or subscription.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
