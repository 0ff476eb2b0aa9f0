extension Color {
  /// The colour `red`.
  public static let red = Color(standard: "red")

  /// The colour `orange`.
  public static let orange = Color(standard: "orange")

  /// The colour `yellow`.
  public static let yellow = Color(standard: "yellow")

  /// The colour `green`.
  public static let green = Color(standard: "green")

  /// The colour `mint`.
  public static let mint = Color(standard: "mint")

  /// The colour `teal`.
  public static let teal = Color(standard: "teal")

  /// The colour `cyan`.
  public static let cyan = Color(standard: "cyan")

  /// The colour `blue`.
  public static let blue = Color(standard: "blue")

  /// The colour `indigo`.
  public static let indigo = Color(standard: "indigo")

  /// The colour `purple`.
  public static let purple = Color(standard: "purple")

  /// The colour `pink`.
  public static let pink = Color(standard: "pink")

  /// The colour `brown`.
  public static let brown = Color(standard: "brown")

  /// The colour `white`.
  public static let white = Color(standard: "white")

  /// The colour `gray`.
  public static let gray = Color(standard: "gray")

  /// The colour `black`.
  public static let black = Color(standard: "black")

  /// No colour.
  public static let clear = Color(standard: "clear")

  /// The colour of what matters most.
  public static let primary = Color(standard: "primary")

  /// The colour of what matters less.
  public static let secondary = Color(standard: "secondary")

  /// The colour of controls.
  public static let accentColor = Color(standard: "accentColor")
}
