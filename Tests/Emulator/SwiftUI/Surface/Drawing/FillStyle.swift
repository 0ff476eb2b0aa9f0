/// How a shape is filled.
@frozen
public struct FillStyle: Equatable, Sendable {
  /// Whether what lies inside is found by the even-odd rule.
  public var isEOFilled: Bool

  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
