import CommandSupport

/// A phone with what a film shows at a time: a bar with a title, and below it the screens.
@MainActor
struct PhonePicture {
  let film: Film
  let time: Film.Time

  /// Whether the person taps the back button then.
  var isTap: Bool { film.backTime == time }

  private static let (barHeight, radius, rim) = (25.0, 9.0, 4.0)

  /// The screens that are seen, the lowest first, and how far each is to the right, as a share of the
  /// width: as UIKit has it, the upper one slides the whole width, and the lower one a third.
  private var screens: [(depth: Int, offset: Double)] {
    switch film.frame(at: time) {
    case nil: []
    case .still(let depth): [(depth, 0)]
    case .slide(let from, let to, let share) where from < to: [(from, -share / 3), (to, 1 - share)]
    case .slide(let from, let to, let share): [(to, (share - 1) / 3), (from, share)]
    }
  }

  /// Draws the phone with its upper left corner at a point.
  func draw(on writer: inout SVGWriter, at point: (Double, Double), width: Double, height: Double) {
    let (x, y) = point
    writer.box(x: x, y: y, width: width, height: height) { writer in
      for screen in screens {
        writer.box(x: screen.offset * width, y: 0, width: width, height: height) { writer in
          draw(screen.depth, width: width, height: height, on: &writer)
          if screen.offset > 0 { writer.line("edge", from: (0, 0), to: (0, height)) }
        }
      }
    }
    // Boxes have no round corners: what is outside of them is painted over.
    writer.rect(
      "rim",
      x: x - Self.rim / 2,
      y: y - Self.rim / 2,
      width: width + Self.rim,
      height: height + Self.rim,
      radius: Self.radius + Self.rim / 2
    )
    if isTap { writer.circle("finger", at: (x + 9, y + Self.barHeight / 2), radius: 9) }
  }

  /// Draws a screen, whose colour no other has: a bar with a title, and something below it.
  private func draw(_ depth: Int, width: Double, height: Double, on writer: inout SVGWriter) {
    writer.rect("page", x: 0, y: 0, width: width, height: height)
    writer.rect("bar", x: 0, y: 0, width: width, height: Self.barHeight)
    let title = FilmedScreen.titles[depth]
    writer.text("heading", title, at: (width / 2 + 3, 16.5), anchor: .middle)
    if depth > 0 { writer.path("back", [[(9, 9), (5.5, 13), (9, 17)]]) }
    writer.rect("tile\(depth)", x: 8, y: 33, width: width - 16, height: 36, radius: 5)
    if depth == FilmedScreen.allCases.count {
      let middle = width / 2
      writer.path("check", [[(middle - 8, 51), (middle - 2, 57), (middle + 9, 45)]])
    } else if depth > 0 {
      writer.text("number", "\(depth)", at: (width / 2, 56), anchor: .middle)
    }
    for row in 0..<3 {
      let share = [0.9, 0.65, 0.8, 0.5, 0.7][(depth + 2 * row) % 5]
      let y = 79 + 15 * Double(row)
      writer.rect("row", x: 8, y: y, width: (width - 16) * share, height: 7, radius: 3)
    }
  }
}
