public struct Alignment: Equatable, Sendable {
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
}

public enum HorizontalAlignment: Equatable, Sendable {
  case leading
  case center
}

public enum VerticalAlignment: Equatable, Sendable {
  case center
}
