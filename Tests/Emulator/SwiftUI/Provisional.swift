/// Stands in.
public struct Alignment: Equatable, Sendable {
  /// Middle.
  public static let center = Alignment()
}
/// Stands in.
public struct HorizontalAlignment: Equatable, Sendable {
  /// Middle.
  public static let center = HorizontalAlignment()
  /// Left.
  public static let leading = HorizontalAlignment()
}
/// Stands in.
public struct VerticalAlignment: Equatable, Sendable {
  /// Middle.
  public static let center = VerticalAlignment()
}
/// Stands in.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  var resolved: String
  /// Makes one.
  public init(_ value: String) { resolved = value }
  /// Makes one.
  public init(stringLiteral value: String) { resolved = value }
}
