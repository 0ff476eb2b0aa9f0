import CommandSupport

/// How the picture looks.
enum PictureStyle {
  /// The style sheet.
  static let sheet = CardStyle.sheet(light: light, dark: dark)

  private static let light = """
    .question { font-size: 13px; font-weight: 600 }
    .label { font-size: 11px; font-weight: 500; fill: currentColor; stroke: #ffffff; \
    stroke-width: 3px; stroke-linejoin: round; paint-order: stroke }
    .raised { font-size: 8.5px }
    .line { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; \
    stroke-linecap: round }
    .wide { fill: none; stroke: currentColor; stroke-width: 8; stroke-opacity: 0.35; \
    stroke-linejoin: round; stroke-linecap: round }
    .mark { fill: currentColor; stroke: #ffffff; stroke-width: 1 }
    .halo { fill: currentColor; fill-opacity: 0.35 }
    .leader { stroke: currentColor; stroke-width: 1; stroke-opacity: 0.6 }
    .moment { stroke: #59636e; stroke-width: 1.2; stroke-dasharray: 4 3 }
    .subject { color: #0b62bd }
    .reference { color: #59636e }
    .line.reference { stroke-dasharray: 6 4 }
    .costly { color: #bc4207 }
    .limit { color: #8a6400 }
    .wide.first { stroke-width: 6 }
    .first { color: #0d7a68 }
    .second { color: #8432cf }
    """

  private static let dark = """
    .label { stroke: #151b23 }
    .mark { stroke: #151b23 }
    .wide, .halo { stroke-opacity: 0.5; fill-opacity: 0.5 }
    .moment { stroke: #9198a1 }
    .subject { color: #6cb2ff }
    .reference { color: #a4acb5 }
    .costly { color: #ff9457 }
    .limit { color: #dcae3c }
    .first { color: #3cc7b0 }
    .second { color: #c79bff }
    """
}
