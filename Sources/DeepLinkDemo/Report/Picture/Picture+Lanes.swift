import CommandSupport
import LinkStackEngine

extension Picture {
  /// The bars and bands of all screens.
  func drawSpans(on writer: inout SVGWriter) {
    drawAbsences(on: &writer)
    let bar = min(14, geometry.laneHeight * 0.62)
    for span in spans where span.state == .covered { draw(span, "covered", bar, on: &writer) }
    for span in spans where span.state == .onTop { draw(span, "top", bar, on: &writer) }
    for span in spans {
      if case .arriving = span.state { draw(span, "push", bar, on: &writer) }
    }
  }

  private func draw(
    _ span: PictureSpan,
    _ style: String,
    _ height: Double,
    on writer: inout SVGWriter
  ) {
    let (start, end) = (geometry.x(span.start), geometry.x(span.end))
    writer.rect(
      style,
      x: start,
      y: geometry.y(span.lane) - height / 2,
      width: end - start,
      height: height,
      radius: style == "push" ? 3 : 0
    )
  }

  /// The times during which the app is not active.
  private func drawAbsences(on writer: inout SVGWriter) {
    var start: Nanoseconds?
    var absences: [(Nanoseconds, Nanoseconds)] = []
    for moment in playback.moments {
      for happening in moment.happenings {
        switch happening {
        case .left: start = moment.time
        case .returned:
          if let left = start { absences.append((left, moment.time)) }
          start = nil
        default: break
        }
      }
    }
    if let start { absences.append((start, geometry.end)) }
    for (start, end) in absences {
      let x = geometry.x(start)
      writer.rect(
        "away",
        x: x,
        y: geometry.top,
        width: geometry.x(end) - x,
        height: geometry.bottom - geometry.top
      )
    }
  }

  /// The vertical lines, and the texts beside their upper ends.
  func drawLabels(on writer: inout SVGWriter) {
    for label in labels {
      let x = geometry.x(label.time)
      let base = geometry.top - 6 - Double(label.row ?? 0) * PictureGeometry.labelRowHeight
      let start = label.row == nil ? geometry.top : base - 9
      writer.line("\(label.style)-line", from: (x, start), to: (x, geometry.bottom))
      guard label.row != nil else { continue }
      writer.text("\(label.style)-text", label.text, at: (x + 4, base))
    }
  }
}
