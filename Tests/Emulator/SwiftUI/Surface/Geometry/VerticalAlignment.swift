/// Where something stands from top to bottom.
@frozen
public struct VerticalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier

  /// Makes an alignment of one's own.
  public init(_ id: any AlignmentID.Type) {
    self.id = ObjectIdentifier(id)
  }

  /// The top.
  public static let top = VerticalAlignment(Top.self)

  /// The middle.
  public static let center = VerticalAlignment(Center.self)

  /// The bottom.
  public static let bottom = VerticalAlignment(Bottom.self)

  /// The line that the first text stands on.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)

  /// The line that the last text stands on.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

extension VerticalAlignment {
  private enum Top: StandardAlignment {}
  private enum Center: StandardAlignment {}
  private enum Bottom: StandardAlignment {}
  private enum FirstTextBaseline: StandardAlignment {}
  private enum LastTextBaseline: StandardAlignment {}
}
