import CommandSupport
import Foundation
import NavigationShim

/// Films of a deep link below each other, a picture of each at the same times, as an SVG document.
@MainActor
struct FilmPicture {
  @MainActor
  struct Strip {
    let name: String
    let film: Film

    /// What came of it.
    var result: String {
      let slides = film.slides == 1 ? "1 slide" : "\(film.slides) slides"
      return "\(slides), at rest after \(words(film.rest))"
    }
  }

  let strips = [
    Strip(name: "iOS 14 and 15 with a fixed delay of 0.65 s", film: .fixedDelay()),
    Strip(name: "iOS 14 and 15 with NavigationShim", film: .package(on: .links)),
    Strip(name: "iOS 16 and later: SwiftUI’s own stack", film: .package(on: .native)),
  ]

  private let title = "A deep link of five screens, as a person sees it"
  private let subtitle = "shop://orders/42/items/7/edit?confirm=true"

  /// The times of the pictures.
  private let times: [Film.Time] = [0, 100, 200, 450, 800, 1_450, 2_100, 2_750, 3_000].map {
    $0 * 1_000_000
  }

  private static let (width, margin, top) = (880.0, 24.0, 84.0)

  // A strip: its name, perforation, phones, perforation, and the times below.
  private static let (nameHeight, edge, stripHeight) = (12.0, 13.0, 222.0)
  private static let phone = (width: 82.0, height: 132.0)

  /// The times of a strip's pictures, which ends with the first of those that are all alike.
  func times(of strip: Strip) -> [Film.Time] {
    let frames = times.map(strip.film.frame(at:))
    let moving = frames.lastIndex { $0 != frames.last } ?? -1
    return Array(times.prefix(moving + 2))
  }

  /// The picture as an SVG document.
  var svg: String {
    let height = Self.top + Self.stripHeight * Double(strips.count) + 14
    return SVGWriter.document(
      width: Self.width,
      height: height,
      title: title,
      description: description,
      sheet: CardStyle.sheet(light: Self.light, dark: Self.dark)
    ) { writer in
      writer.text("title", title, at: (Self.margin, 34))
      writer.text("quiet", subtitle, at: (Self.margin, 54))
      for (number, strip) in strips.enumerated() {
        draw(strip, at: Self.top + Self.stripHeight * Double(number), on: &writer)
      }
      writer.text("small", Self.note, at: (Self.margin, height - 16))
    }
  }

  private static let note = """
    Recorded on an emulator of SwiftUI, in which a push without animation takes a frame. No device \
    has been filmed.
    """

  /// What there is to see, in words.
  private var description: String {
    let strips = strips.map { strip in
      let pictures = times(of: strip).map { "at \(words($0)) \(strip.film.words(at: $0))" }
      return "\(strip.name), \(strip.result): \(pictures.joined(separator: ", "))."
    }
    return strips.joined(separator: " ")
  }

  private func draw(_ strip: Strip, at y: Double, on writer: inout SVGWriter) {
    let right = Self.width - Self.margin
    writer.text("name", strip.name, at: (Self.margin, y))
    writer.text("quiet", strip.result, at: (right, y), anchor: .end)
    let band = y + Self.nameHeight
    let bandHeight = Self.phone.height + 2 * Self.edge
    let column = (right - Self.margin) / Double(times.count)
    let times = times(of: strip)
    let end = Self.margin + column * Double(times.count)
    writer.rect(
      "band",
      x: Self.margin,
      y: band,
      width: end - Self.margin,
      height: bandHeight,
      radius: 5
    )
    for hole in stride(from: Self.margin + 4, to: end - 8, by: 16) {
      for edge in [band + 4, band + bandHeight - 9] {
        writer.rect("hole", x: hole, y: edge, width: 8, height: 5, radius: 1.5)
      }
    }
    for (number, time) in times.enumerated() {
      let middle = Self.margin + column * (Double(number) + 0.5)
      let phone = PhonePicture(film: strip.film, time: time)
      let place = (middle - Self.phone.width / 2, band + Self.edge)
      phone.draw(on: &writer, at: place, width: Self.phone.width, height: Self.phone.height)
      let style = strip.film.rest <= time ? "rest" : "time"
      writer.text(style, words(time), at: (middle, band + bandHeight + 16), anchor: .middle)
    }
  }

  private static let light = """
    .name { font-weight: 600 }
    .band { fill: #32383f } .hole { fill: #ffffff }
    .rim { fill: none; stroke: #32383f; stroke-width: 4 }
    .time { font-size: 10.5px; fill: #59636e } .rest { font-size: 10.5px; fill: #1a7f37 }
    .page { fill: #ffffff } .bar { fill: #f6f8fa } .edge { stroke: #b6bec7 }
    .heading { font-size: 8.5px; font-weight: 600 } .row { fill: #e4e8ec }
    .back { fill: none; stroke: #0969da; stroke-width: 1.6; stroke-linecap: round }
    .number { font-size: 15px; font-weight: 700; fill: #ffffff }
    .check { fill: none; stroke: #ffffff; stroke-width: 3; stroke-linecap: round }
    .tile0 { fill: #8c959f } .tile1 { fill: #3b82d0 } .tile2 { fill: #7a63d1 }
    .tile3 { fill: #c2508f } .tile4 { fill: #cc6a2b } .tile5 { fill: #2a9156 }
    """

  private static let dark = """
    .band { fill: #0d1117 } .rim { stroke: #0d1117 } .hole { fill: #2d333b }
    .time { fill: #9198a1 } .rest { fill: #3fb950 }
    .page { fill: #22272e } .bar { fill: #2d333b } .edge { stroke: #545d68 }
    .row { fill: #3d444d } .back { stroke: #79b0ff }
    """
}

extension Film {
  /// What is seen at a time, in words.
  fileprivate func words(at time: Time) -> String {
    switch frame(at: time) {
    case nil: return "nothing"
    case .still(let depth): return FilmedScreen.titles[depth]
    case .slide(let from, let to, _):
      return "\(FilmedScreen.titles[to]) sliding over \(FilmedScreen.titles[from])"
    }
  }
}

/// A phone with what a film shows at a time: a bar with a title, and below it the screens.
@MainActor
struct PhonePicture {
  let film: Film
  let time: Film.Time

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
  }

  /// Draws a screen, whose colour no other has: a bar with a title, and something below it.
  private func draw(_ depth: Int, width: Double, height: Double, on writer: inout SVGWriter) {
    writer.rect("page", x: 0, y: 0, width: width, height: height)
    writer.rect("bar", x: 0, y: 0, width: width, height: Self.barHeight)
    let title = FilmedScreen.titles[depth]
    // Beside the chevron there is less room.
    let middle = depth > 0 ? (width + 12) / 2 : width / 2
    writer.text("heading", title, at: (middle, 16), anchor: .middle)
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

/// Seconds with two digits, as in `0.45 s`.
private func words(_ time: Film.Time) -> String { String(format: "%.2f s", Double(time) / 1e9) }
