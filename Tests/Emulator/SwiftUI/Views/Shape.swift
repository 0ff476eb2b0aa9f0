public protocol Shape: Sendable, View {}

public struct Rectangle: Shape, PrimitiveView {
  public typealias Body = Never

  nonisolated public init() {}
}
