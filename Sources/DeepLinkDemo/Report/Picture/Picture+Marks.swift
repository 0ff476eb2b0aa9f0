import CommandSupport
import LinkStackEngine

extension Picture {
  /// The updates with their numbers, and the settle signals.
  func drawMarks(of playback: Playback, on writer: inout SVGWriter) {
    if geometry.isDistinct {
      for signal in PictureSignal.signals(of: playback) {
        drawSignal(at: geometry.x(signal.time), geometry.y(signal.lane), &writer)
      }
    }
    for update in playback.updates {
      let lane = PictureGeometry.topLane(of: update.chain)
      draw(update, at: geometry.x(update.time), geometry.y(lane), &writer)
    }
  }

  private func draw(
    _ update: Playback.PlayedUpdate,
    at x: Double,
    _ y: Double,
    _ writer: inout SVGWriter
  ) {
    guard !update.isLost else { return drawCross(at: x, y, max(2, markSize - 3), &writer) }
    guard geometry.isRoomy else {
      return writer.circle("dot", at: (x, y), radius: markSize)
    }
    writer.circle("update", at: (x, y), radius: markSize)
    guard update.number < 100 else { return }
    writer.text("number", "\(update.number)", at: (x, y + 3.5), anchor: .middle)
  }

  /// Half of what a mark measures.
  private var markSize: Double {
    geometry.isRoomy ? 8 : max(1.6, min(5, geometry.laneHeight * 0.4))
  }

  func drawSignal(at x: Double, _ y: Double, _ writer: inout SVGWriter) {
    let size = geometry.isRoomy ? 5 : max(1.8, markSize * 0.7)
    let corners = [(x, y - size), (x + size, y), (x, y + size), (x - size, y)]
    writer.path("signal", [corners], isClosed: true)
  }

  func drawCross(at x: Double, _ y: Double, _ size: Double, _ writer: inout SVGWriter) {
    writer.path(
      "lost",
      [
        [(x - size, y - size), (x + size, y + size)], [(x - size, y + size), (x + size, y - size)],
      ]
    )
  }
}
