public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String
    public static let semibold = Weight(name: "semibold")
  }

  private let name: String
  private var weight: Weight?

  private init(_ name: String) { self.name = name }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public static let footnote = Font("footnote")
}

extension Text {
  nonisolated public func font(_ font: Font?) -> Text { self }
}

nonisolated extension View {
  public func font(_ font: Font?) -> some View { self }
  public func padding() -> some View { self }
  public func frame(maxWidth: CGFloat?, alignment: Alignment = .center) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func accessibility(label: Text) -> some View { self }
}
