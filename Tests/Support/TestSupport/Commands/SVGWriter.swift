/// Writes the elements of an SVG, one per line.
package struct SVGWriter: Sendable {
  /// Where a text stands in relation to its point.
  package enum Anchor: String, Sendable {
    case start, middle, end
  }

  private(set) var lines: [String] = []

  package init() {}

  package mutating func rect(
    _ style: String,
    x: Double,
    y: Double,
    width: Double,
    height: Double,
    radius: Double = 0
  ) {
    let corners = [("rx", min(radius, height / 2))].filter { $0.1 > 0 }
    add("rect", style, [("x", x), ("y", y), ("width", width), ("height", height)] + corners)
  }

  package mutating func line(
    _ style: String,
    from start: (Double, Double),
    to end: (Double, Double)
  ) {
    add("line", style, [("x1", start.0), ("y1", start.1), ("x2", end.0), ("y2", end.1)])
  }

  package mutating func circle(_ style: String, at center: (Double, Double), radius: Double) {
    add("circle", style, [("cx", center.0), ("cy", center.1), ("r", radius)])
  }

  package mutating func path(_ style: String, _ strokes: [[(Double, Double)]]) {
    let data = strokes.map { points in
      "M" + points.map { "\(Self.number($0.0)) \(Self.number($0.1))" }.joined(separator: "L")
    }
    lines.append("<path class=\"\(style)\" d=\"\(data.joined())\"/>")
  }

  package mutating func text(
    _ style: String,
    _ text: String,
    at point: (Double, Double),
    anchor: Anchor = .start
  ) {
    let end = " text-anchor=\"\(anchor.rawValue)\">\(Self.escaped(text))</text>"
    add("text", style, [("x", point.0), ("y", point.1)], end: end)
  }

  private mutating func add(
    _ name: String,
    _ style: String,
    _ attributes: [(String, Double)],
    end: String = "/>"
  ) {
    let attributes = attributes.map { " \($0)=\"\(Self.number($1))\"" }.joined()
    lines.append("<\(name) class=\"\(style)\"\(attributes)\(end)")
  }

  /// Text that means itself in XML.
  static func escaped(_ text: String) -> String {
    let entities = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
    return text.unicodeScalars.map { entities[String($0)] ?? String($0) }.joined()
  }

  /// A coordinate with two digits at the most.
  static func number(_ value: Double) -> String {
    let number = (value * 100).rounded() / 100
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension SVGWriter {
  /// A chart on a card, as a document.
  ///
  /// - Parameters:
  ///   - description: What there is to see, for those who can't.
  ///   - sheet: The style sheet, as ``CardStyle`` makes it.
  package static func document(
    width: Double,
    height: Double,
    title: String,
    description: String,
    sheet: String,
    draw: (inout SVGWriter) -> Void
  ) -> String {
    var writer = SVGWriter()
    let size = (number(width), number(height))
    writer.lines.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.0) \(size.1)" \
      width="\(size.0)" height="\(size.1)" role="img" aria-labelledby="title desc">
      """
    )
    writer.lines.append("<title id=\"title\">\(escaped(title))</title>")
    writer.lines.append("<desc id=\"desc\">\(escaped(description))</desc>")
    writer.lines.append(sheet)
    writer.rect("card", x: 0.5, y: 0.5, width: width - 1, height: height - 1, radius: 10)
    draw(&writer)
    writer.lines.append("</svg>")
    return writer.lines.joined(separator: "\n") + "\n"
  }
}

/// How charts look that stand on a card of their own, on light and on dark pages.
package enum CardStyle {
  /// A style sheet with the styles of a card and of its chart, with what is different on a dark page.
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
    .small { font-size: 11px; fill: #59636e }
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
