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
