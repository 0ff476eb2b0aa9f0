import CommandSupport
import LinkStackEngine

extension Picture {
  /// A sign of the picture and what it means.
  private struct Entry {
    let text: String
    let draw: (_ x: Double, _ y: Double, _ writer: inout SVGWriter) -> Void
  }

  /// What the signs mean that the picture has.
  func drawLegend(on writer: inout SVGWriter) {
    let y = geometry.legend
    var x = PictureGeometry.margin
    for entry in entries {
      entry.draw(x, y, &writer)
      writer.text("small", entry.text, at: (x + 28, y + 4))
      x += 28 + 5.7 * Double(entry.text.count) + 20
    }
  }

  private var entries: [Entry] {
    var entries = [
      Entry(text: "update") { x, y, writer in
        writer.circle("update", at: (x + 12, y), radius: 7)
      },
      bar("push", "transition"), bar("top", "on top"), bar("covered", "covered"),
    ]
    if geometry.isDistinct {
      entries.append(
        Entry(text: "settle signal") { x, y, writer in drawSignal(at: x + 12, y, &writer) }
      )
    }
    if playback.lostPushes > 0 {
      entries.append(
        Entry(text: "lost push") { x, y, writer in drawCross(at: x + 12, y, 5, &writer) }
      )
    }
    if labels.contains(where: { $0.style == "person" }) {
      entries.append(
        Entry(text: "interruption") { x, y, writer in
          writer.line("person-line", from: (x + 12, y - 8), to: (x + 12, y + 8))
        }
      )
    }
    if playback.moments.contains(where: { $0.happenings.contains(.left) }) {
      entries.append(bar("away", "app not active"))
    }
    return entries
  }

  private func bar(_ style: String, _ text: String) -> Entry {
    Entry(text: text) { x, y, writer in
      writer.rect(style, x: x, y: y - 5, width: 22, height: 10, radius: 2)
    }
  }
}
