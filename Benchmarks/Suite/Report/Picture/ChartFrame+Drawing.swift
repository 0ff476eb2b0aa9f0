import CommandSupport

extension ChartFrame {
  /// Draws the panel.
  func draw(on writer: inout SVGWriter) {
    writer.text("question", panel.title, at: (box.left, box.top + 12))
    writer.text("small", panel.yTitle, at: (box.left, box.top + 30))
    drawAxes(on: &writer)
    drawMark(on: &writer)
    for line in panel.lines { draw(line, on: &writer) }
    // What lies on others is the smaller, so that these are seen around it.
    for line in panel.lines { drawPoints(of: line, on: &writer) }
    for label in labels { draw(label, on: &writer) }
  }

  private func drawAxes(on writer: inout SVGWriter) {
    for tick in yTicks {
      let y = y(tick)
      writer.line("grid", from: (plot.left, y), to: (plot.right, y))
      writer.text("small", panel.yWords(tick), at: (plot.left - 8, y + 3.5), anchor: .end)
    }
    for tick in xTicks {
      let x = x(tick)
      writer.line("grid", from: (x, plot.top), to: (x, plot.bottom))
      writer.text("small", Digits.exact(tick), at: (x, plot.bottom + 15), anchor: .middle)
    }
    writer.line("base", from: (plot.left, plot.bottom), to: (plot.right, plot.bottom))
    let middle = plot.left + plot.width / 2
    writer.text("small", panel.xTitle, at: (middle, plot.bottom + 32), anchor: .middle)
  }

  private func drawMark(on writer: inout SVGWriter) {
    guard let mark = panel.mark else { return }
    let x = x(mark.x)
    writer.line("moment", from: (x, plot.top), to: (x, plot.bottom))
    writer.text("small", mark.text, at: (x, plot.top - 5), anchor: .middle)
  }

  private func draw(_ line: ChartLine, on writer: inout SVGWriter) {
    guard line.points.count > 1 else { return }
    let style = line.role.isWide ? "wide" : "line"
    writer.path("\(style) \(line.role.rawValue)", [places(of: line).map { ($0.x, $0.y) }])
  }

  private func drawPoints(of line: ChartLine, on writer: inout SVGWriter) {
    let role = line.role
    for point in line.points {
      let (x, y) = (x(point.x), y(point.y))
      switch role {
      case .subject:
        writer.circle("mark \(role.rawValue)", at: (x, y), radius: 3.5)
      case .reference:
        writer.rect("mark \(role.rawValue)", x: x - 4, y: y - 4, width: 8, height: 8)
      case .costly:
        let corners = [(x, y - 5.5), (x + 5.5, y), (x, y + 5.5), (x - 5.5, y)]
        writer.path("mark \(role.rawValue)", [corners], isClosed: true)
      case .limit:
        // On its own there is no line to be seen.
        guard line.points.count == 1 else { continue }
        writer.circle("halo \(role.rawValue)", at: (x, y), radius: 9)
      case .first, .second:
        // Steps show by themselves where they are.
        continue
      }
    }
  }

  private func draw(_ label: ChartLabel, on writer: inout SVGWriter) {
    let style = "label \(label.role.rawValue)"
    if let anchor = label.anchor {
      writer.line(
        "leader \(label.role.rawValue)",
        from: (anchor.x + 5, anchor.y),
        to: (label.box.left - 3, label.box.top + label.box.height / 2)
      )
    }
    let x = label.isEndAligned ? label.box.right : label.box.left
    for (index, row) in label.text.rows.enumerated() {
      let isLast = index == label.text.rows.count - 1
      writer.text(
        style,
        row,
        raised: isLast ? label.text.raised : "",
        at: (x, label.box.top + 10 + Double(index) * ChartText.rowHeight),
        anchor: label.isEndAligned ? .end : .start
      )
    }
  }
}
