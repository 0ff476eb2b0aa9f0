/// Where something stands from side to side.
@frozen
public struct HorizontalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier

  /// Makes an alignment of one's own.
  public init(_ id: any AlignmentID.Type) {
    self.id = ObjectIdentifier(id)
  }

  /// The side where a line of text begins.
  public static let leading = HorizontalAlignment(Leading.self)

  /// The middle.
  public static let center = HorizontalAlignment(Center.self)

  /// The side where a line of text ends.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

extension HorizontalAlignment {
  private enum Leading: StandardAlignment {}
  private enum Center: StandardAlignment {}
  private enum Trailing: StandardAlignment {}
}
