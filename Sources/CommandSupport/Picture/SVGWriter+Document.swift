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
