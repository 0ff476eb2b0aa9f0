/// Which forms of the pictures of the system are used.
public struct SymbolVariants: Hashable, Sendable {
  private var names: Set<String> = []

  /// The plain ones.
  public static let none = SymbolVariants()

  /// Those in a circle.
  public static let circle = none.circle

  /// Those in a square.
  public static let square = none.square

  /// Those in a rectangle.
  public static let rectangle = none.rectangle

  /// Those that are filled.
  public static let fill = none.fill

  /// Those that are struck through.
  public static let slash = none.slash

  /// The same in a circle.
  public var circle: SymbolVariants { adding("circle") }

  /// The same in a square.
  public var square: SymbolVariants { adding("square") }

  /// The same in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }

  /// The same filled.
  public var fill: SymbolVariants { adding("fill") }

  /// The same struck through.
  public var slash: SymbolVariants { adding("slash") }

  /// Tells whether these are among others.
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }

  private func adding(_ name: String) -> SymbolVariants {
    var variants = self
    variants.names.insert(name)
    return variants
  }
}
