import CommandSupport
import LinkStackEngine

/// The timeline as a picture: a lane per screen, the root at the bottom, so that pushes rise like
/// stairs.
struct Picture: Sendable {
  private static let mostLabelRows = 6

  let comparison: Comparison
  let geometry: PictureGeometry
  let labels: [PictureLabel]
  let spans: [PictureSpan]

  var playback: Playback { comparison.playback }

  init(_ comparison: Comparison) {
    let playback = comparison.playback
    let hasNativeLane = playback.setting.host != .native
    let last = max(playback.end, hasNativeLane ? comparison.native.end : .zero)
    let lanes = PictureLane.lanes(of: playback)
    func geometry(labelRows: Int) -> PictureGeometry {
      PictureGeometry(
        lanes: lanes,
        last: last,
        labelRows: labelRows,
        hasNativeLane: hasNativeLane
      )
    }
    let widths = geometry(labelRows: 0)
    let labels = PictureLabel.arranged(
      PictureLabel.labels(of: playback),
      rows: Self.mostLabelRows,
      x: widths.x
    )
    self.comparison = comparison
    self.labels = labels
    self.geometry = geometry(labelRows: (labels.compactMap(\.row).max() ?? -1) + 1)
    spans = PictureSpan.spans(of: playback, until: widths.end)
  }

  /// The picture as an SVG document.
  var svg: String {
    SVGWriter.document(
      width: PictureGeometry.width,
      height: geometry.height,
      title: title,
      description: description,
      sheet: PictureStyle.sheet
    ) { writer in
      drawHeading(on: &writer)
      drawAxis(on: &writer)
      drawLanes(on: &writer)
      drawSpans(on: &writer)
      drawLabels(on: &writer)
      drawMarks(of: playback, on: &writer)
      if geometry.hasNativeLane { drawNativeLane(on: &writer) }
      drawLegend(on: &writer)
    }
  }

  private var title: String {
    "\(playback.links.first?.link.url ?? ""), played on a simulated host"
  }

  /// What there is to see, for those who can't.
  private var description: String {
    let updates = playback.updates.map { "\($0.words) at \($0.time.threeDigits) s" }
    return "A timeline with a lane per screen. "
      + "\(Summary.count(updates.count, "update")): \(updates.joined(separator: "; ")). "
      + Summary(comparison).facts.map { "\($0.label): \($0.text)" }.joined(separator: ". ") + "."
  }
}
