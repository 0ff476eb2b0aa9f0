/// How pictures look that stand on a card of their own, on light and on dark pages.
package enum CardStyle {
  /// A style sheet with a card's styles, and with a picture's own.
  ///
  /// - Parameters:
  ///   - light: The picture's own styles.
  ///   - dark: What of them is different on a dark page.
  package static func sheet(light: String, dark: String) -> String {
    """
    <style>
    \(cardOnLight)
    \(light)
    @media (prefers-color-scheme: dark) {
    \(cardOnDark)
    \(dark)
    }
    </style>
    """
  }

  private static let cardOnLight = """
    text { font-family: -apple-system, BlinkMacSystemFont, "Segoe UI", Helvetica, Arial, \
    sans-serif; font-size: 12px; fill: #1f2328 }
    .title { font-size: 15px; font-weight: 600 }
    .quiet { fill: #59636e }
    .small { font-size: 10.5px; fill: #59636e }
    .card { fill: #ffffff; stroke: #d1d9e0 }
    .grid { stroke: #e7ebef; stroke-width: 1 }
    .base { stroke: #d1d9e0; stroke-width: 1 }
    """

  private static let cardOnDark = """
    text { fill: #f0f6fc }
    .quiet, .small { fill: #9198a1 }
    .card { fill: #151b23; stroke: #3d444d }
    .grid { stroke: #262c36 }
    .base { stroke: #3d444d }
    """
}
