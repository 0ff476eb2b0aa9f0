import CommandSupport
import LinkStackEngine

extension Picture {
  /// The link, and what it is played on.
  func drawHeading(on writer: inout SVGWriter) {
    let margin = PictureGeometry.margin
    let setting = playback.setting
    let url = TerminalText.cleaned(playback.links.first?.link.url ?? "")
    writer.text("title", TerminalText.elidingMiddle(url, to: 92), at: (margin, 34))
    let pacing =
      switch setting.pacing {
      case .settled: "paced by settle signals"
      case .fixed(let delay): "an update every \(delay.words)"
      }
    let lost = playback.lostPushes
    let facts = [
      "\(setting.host.rawValue) host",
      "transition \(setting.transition.words)",
      pacing,
      Summary.count(playback.updates.count, "update"),
      lost == 0 ? "nothing lost" : Summary.count(lost, "push", "pushes") + " lost",
      "settled at \(playback.elapsed.threeDigits) s",
    ]
    writer.text("quiet", facts.joined(separator: "  ·  "), at: (margin, 54))
  }

  /// The time with round ticks, and lines that lead up from them.
  func drawAxis(on writer: inout SVGWriter) {
    let step = geometry.tick
    var time = Nanoseconds.zero
    while time <= geometry.end {
      let x = geometry.x(time)
      writer.line("grid", from: (x, geometry.top), to: (x, geometry.axis))
      writer.text("small", time.words, at: (x, geometry.axis + 16), anchor: .middle)
      time = time + step
    }
    let edges = (geometry.left, geometry.right)
    writer.line("base", from: (edges.0, geometry.axis), to: (edges.1, geometry.axis))
    if geometry.hasNativeLane {
      writer.line(
        "grid",
        from: (PictureGeometry.margin, geometry.bottom + 6),
        to: (edges.1, geometry.bottom + 6)
      )
    }
  }

  /// A line for each lane with its title; where lanes are too narrow for that, only some titles.
  func drawLanes(on writer: inout SVGWriter) {
    let stride = Int((11 / geometry.laneHeight).rounded(.up))
    let style = geometry.isRoomy ? "name" : "tiny"
    let last = geometry.lanes.count - 1
    for (position, lane) in geometry.lanes.enumerated() {
      let y = geometry.y(lane)
      if geometry.isDistinct {
        writer.line("lane", from: (geometry.left, y), to: (geometry.right, y))
      }
      // The top's title is there in any case, so those right below it give way.
      guard position == last || position % stride == 0 && last - position >= stride else {
        continue
      }
      let base = y + (geometry.isRoomy ? 4 : 3)
      writer.text(style, lane.title, at: (geometry.left - 16, base), anchor: .end)
    }
  }

  /// The same link on a native host, for comparison.
  func drawNativeLane(on writer: inout SVGWriter) {
    let y = geometry.nativeMiddle
    let native = comparison.native
    writer.text("quiet", "native host", at: (geometry.left - 16, y + 4), anchor: .end)
    let end = geometry.x(native.elapsed)
    let width = end - geometry.left
    writer.rect("native", x: geometry.left, y: y - 6, width: width, height: 12, radius: 3)
    let text = "\(Summary.count(native.updates.count, "update")), \(native.elapsed.threeDigits) s"
    writer.text("small", text, at: (end + 8, y + 4))
  }
}
