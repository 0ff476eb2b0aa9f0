public import Foundation

nonisolated extension View {
  /// Accepts a colour for what is in front.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Accepts a style for what is in front.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Accepts styles for what is in front.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  { self }

  /// Accepts styles for what is in front.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View { self }

  /// Accepts a style for what is behind.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Accepts a style for controls.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }

  /// Accepts a colour for controls.
  @_disfavoredOverload
  public func tint(_ tint: Color?) -> some View { self }

  /// Accepts a colour for controls.
  public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Accepts a light or dark scheme.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Accepts a shape to cut the view out with.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }

  /// Accepts that the view is cut off at its edges.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Accepts round corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Accepts a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  /// Accepts a blur.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Accepts a border.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }

  /// Accepts a change of brightness.
  public func brightness(_ amount: Double) -> some View { self }

  /// Accepts a change of contrast.
  public func contrast(_ amount: Double) -> some View { self }

  /// Accepts a change of saturation.
  public func saturation(_ amount: Double) -> some View { self }

  /// Accepts a lack of colour.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Accepts a change of hue.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Accepts colours turned into their opposites.
  public func colorInvert() -> some View { self }

  /// Accepts a colour to multiply with.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Accepts how the view mixes with what is behind.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Accepts that the view is drawn as one.
  public func compositingGroup() -> some View { self }

  /// Accepts that the view is drawn as one.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  { self }

  /// Accepts why content is made unreadable.
  public func redacted(reason: RedactionReasons) -> some View { self }

  /// Accepts that content is readable again.
  public func unredacted() -> some View { self }

  /// Accepts that content is nobody else's business.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Accepts the shape of what is around.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}

nonisolated extension View {
  /// Accepts a rotation.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Accepts a rotation in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Accepts a scale.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Accepts a scale.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Accepts a scale.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  { self }

  /// Accepts how the view comes and goes.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// Accepts how the content changes.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Accepts a view to move from or to.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// Accepts that the view is mirrored where one reads from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

/// How a view mixes with what is behind.
public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}

/// What the parts of a colour mean while a group is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
