/// A line that divides.
public struct Divider: Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: View, PrimitiveView {
  /// A line has no body.
  public typealias Body = Never
}
