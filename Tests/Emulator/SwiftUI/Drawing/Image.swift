public import Foundation

/// A picture, which the test surface reads as its name in brackets.
public struct Image: Equatable, Sendable {
  let name: String
  private let isDecorative: Bool

  /// Makes the picture that an asset catalogue has under a name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = false
  }

  /// Makes the picture that an asset catalogue has under a name, with a label for those who listen.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Makes a picture that says nothing to those who listen.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = true
  }

  /// Makes a picture that comes with the system.
  public init(systemName: String) {
    name = systemName
    isDecorative = false
  }

  /// Makes a picture that comes with the system, filled up to a value.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }
}

extension Image: View, PrimitiveView {
  /// A picture has no body.
  public typealias Body = Never

  var ownTexts: [String] { ["[\(name)]"] }
}

extension Image {
  /// How a picture fills a space that is larger.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How a picture is smoothed.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// How large a picture of the system is.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// Accepts that the picture takes the space there is.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    self
  }

  /// Accepts whether the picture is drawn in its own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Accepts how the picture is smoothed.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Accepts whether the picture's edges are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Accepts how the picture is coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

nonisolated extension View {
  /// Accepts how large pictures of the system are.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Accepts how pictures of the system are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Accepts which forms of pictures of the system are used.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

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
