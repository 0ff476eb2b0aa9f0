extension ShapeStyle where Self == Color {
  /// The colour `red`.
  public static var red: Color { Color(standard: "red") }

  /// The colour `orange`.
  public static var orange: Color { Color(standard: "orange") }

  /// The colour `yellow`.
  public static var yellow: Color { Color(standard: "yellow") }

  /// The colour `green`.
  public static var green: Color { Color(standard: "green") }

  /// The colour `mint`.
  public static var mint: Color { Color(standard: "mint") }

  /// The colour `teal`.
  public static var teal: Color { Color(standard: "teal") }

  /// The colour `cyan`.
  public static var cyan: Color { Color(standard: "cyan") }

  /// The colour `blue`.
  public static var blue: Color { Color(standard: "blue") }

  /// The colour `indigo`.
  public static var indigo: Color { Color(standard: "indigo") }

  /// The colour `purple`.
  public static var purple: Color { Color(standard: "purple") }

  /// The colour `pink`.
  public static var pink: Color { Color(standard: "pink") }

  /// The colour `brown`.
  public static var brown: Color { Color(standard: "brown") }

  /// The colour `white`.
  public static var white: Color { Color(standard: "white") }

  /// The colour `gray`.
  public static var gray: Color { Color(standard: "gray") }

  /// The colour `black`.
  public static var black: Color { Color(standard: "black") }

  /// No colour.
  public static var clear: Color { Color(standard: "clear") }

  /// The colour of controls.
  public static var accentColor: Color { Color(standard: "accentColor") }
}
