/// Writes the elements of an SVG, one per line.
package struct SVGWriter: Sendable {
  /// Where a text stands in relation to its point.
  package enum Anchor: String, Sendable {
    case start, middle, end
  }

  /// The elements, one per line.
  private(set) var lines: [String] = []

  /// Creates a writer that has written nothing.
  package init() {}

  package mutating func rect(
    _ style: String,
    x: Double,
    y: Double,
    width: Double,
    height: Double,
    radius: Double = 0
  ) {
    let corners = radius > 0 ? " rx=\"\(Self.number(min(radius, height / 2)))\"" : ""
    add(
      """
      <rect class="\(style)" x="\(Self.number(x))" y="\(Self.number(y))" \
      width="\(Self.number(width))" height="\(Self.number(height))"\(corners)/>
      """
    )
  }

  package mutating func line(
    _ style: String,
    from start: (Double, Double),
    to end: (Double, Double)
  ) {
    add(
      """
      <line class="\(style)" x1="\(Self.number(start.0))" y1="\(Self.number(start.1))" \
      x2="\(Self.number(end.0))" y2="\(Self.number(end.1))"/>
      """
    )
  }

  package mutating func circle(_ style: String, at center: (Double, Double), radius: Double) {
    add(
      """
      <circle class="\(style)" cx="\(Self.number(center.0))" cy="\(Self.number(center.1))" \
      r="\(Self.number(radius))"/>
      """
    )
  }

  /// Lines from point to point, as in a rhombus or a cross.
  ///
  /// - Parameter strokes: Open lines, each drawn on its own; or a single closed one.
  package mutating func path(
    _ style: String,
    _ strokes: [[(Double, Double)]],
    isClosed: Bool = false
  ) {
    let data = strokes.map { points in
      "M" + points.map { "\(Self.number($0.0)) \(Self.number($0.1))" }.joined(separator: "L")
        + (isClosed ? "Z" : "")
    }
    add("<path class=\"\(style)\" d=\"\(data.joined())\"/>")
  }

  /// A line of text.
  package mutating func text(
    _ style: String,
    _ text: String,
    at point: (Double, Double),
    anchor: Anchor = .start
  ) {
    add(
      """
      <text class="\(style)" x="\(Self.number(point.0))" y="\(Self.number(point.1))" \
      text-anchor="\(anchor.rawValue)">\(Self.escaped(text))</text>
      """
    )
  }

  /// Draws in a box of its own, which cuts off all that reaches beyond it.
  ///
  /// - Parameter draw: Draws what is in the box, whose upper left corner is at 0, 0.
  package mutating func box(
    x: Double,
    y: Double,
    width: Double,
    height: Double,
    draw: (inout SVGWriter) -> Void
  ) {
    add(
      """
      <svg x="\(Self.number(x))" y="\(Self.number(y))" width="\(Self.number(width))" \
      height="\(Self.number(height))">
      """
    )
    draw(&self)
    add("</svg>")
  }

  /// Adds what is an element already.
  private mutating func add(_ line: String) {
    lines.append(line)
  }

  /// Text that means itself in XML, without characters that XML can't hold.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in TerminalText.cleaned(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A coordinate with two digits at the most.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(digits)"
  }
}

extension SVGWriter {
  /// A picture on a card, as a document.
  ///
  /// - Parameters:
  ///   - width: The width of the card.
  ///   - height: The height of the card.
  ///   - title: What the picture is of.
  ///   - description: What there is to see, for those who can't.
  ///   - sheet: The style sheet, as ``CardStyle`` makes it.
  ///   - draw: Draws what is on the card.
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
    writer.add(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.0) \(size.1)" \
      width="\(size.0)" height="\(size.1)" role="img" aria-labelledby="title desc">
      """
    )
    writer.add("<title id=\"title\">\(escaped(title))</title>")
    writer.add("<desc id=\"desc\">\(escaped(description))</desc>")
    writer.add(sheet)
    writer.rect("card", x: 0.5, y: 0.5, width: width - 1, height: height - 1, radius: 10)
    draw(&writer)
    writer.add("</svg>")
    return writer.lines.joined(separator: "\n") + "\n"
  }
}

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
