public import Foundation

/// A space that grows.
public struct Spacer: Sendable {
  /// The least that the space takes.
  public var minLength: CGFloat?

  /// Makes a space.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, PrimitiveView {
  /// A space has no body.
  public typealias Body = Never
}
