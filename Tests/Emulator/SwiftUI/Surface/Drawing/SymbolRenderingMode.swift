/// How pictures of the system are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")

  /// In their own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")

  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")

  /// In given colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}
