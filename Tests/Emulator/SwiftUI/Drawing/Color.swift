public import Foundation

/// A colour, which is a view that nobody sees here.
public struct Color: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case standard(String)
    case asset(String)
    case red(Double, green: Double, blue: Double, in: RGBColorSpace)
    case white(Double, in: RGBColorSpace)
    case hue(Double, saturation: Double, brightness: Double)
  }

  private let source: Source
  private var alpha = 1.0

  private init(_ source: Source, opacity: Double = 1) {
    self.source = source
    alpha = opacity
  }

  init(standard name: String) {
    self.init(.standard(name))
  }

  /// Makes a colour from its red, green and blue.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(.red(red, green: green, blue: blue, in: colorSpace), opacity: opacity)
  }

  /// Makes a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.white(white, in: colorSpace), opacity: opacity)
  }

  /// Makes a colour from its hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(.hue(hue, saturation: saturation, brightness: brightness), opacity: opacity)
  }

  /// Makes the colour that an asset catalogue has under a name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// Returns the colour with less of its opacity.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, opacity: alpha * opacity)
  }

  /// The colour as a gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension Color: View, PrimitiveView, ShapeStyle {
  /// A colour has no body.
  public typealias Body = Never
}

extension Color: CustomStringConvertible {
  /// The name or the parts of the colour.
  public var description: String {
    let opacity = alpha == 1 ? "" : " at \(alpha)"
    switch source {
    case .standard(let name), .asset(let name): return name + opacity
    case .red(let red, let green, let blue, _): return "rgb(\(red), \(green), \(blue))" + opacity
    case .white(let white, _): return "white(\(white))" + opacity
    case .hue(let hue, let saturation, let brightness):
      return "hsb(\(hue), \(saturation), \(brightness))" + opacity
    }
  }
}

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

extension Color {
  /// What the parts of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }
}
