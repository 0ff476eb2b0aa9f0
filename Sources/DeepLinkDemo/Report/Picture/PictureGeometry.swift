import CommandSupport
import Foundation
import LinkStackEngine

/// Where things are in the picture.
struct PictureGeometry: Sendable {
  static let width = 880.0
  static let margin = 24.0

  /// The height that all lanes together may have where they have to be narrow.
  private static let tallest = 640.0
  static let labelRowHeight = 15.0

  let lanes: [PictureLane]
  let laneHeight: Double

  /// The left edge of time zero.
  let left: Double
  let right = width - margin - 10
  let top: Double

  /// The room behind the last instant, in which its label stands.
  private static let tail = 88.0

  /// The instant at the right edge.
  let end: Nanoseconds
  let hasNativeLane: Bool
  private let positions: [PictureLane: Int]

  /// Lays out a picture.
  ///
  /// - Parameters:
  ///   - lanes: The lanes from the root upwards.
  ///   - last: The instant of the last thing that happens.
  ///   - labelRows: The number of rows of text above the lanes.
  ///   - hasNativeLane: Whether there is a lane for comparison.
  init(lanes: [PictureLane], last: Nanoseconds, labelRows: Int, hasNativeLane: Bool) {
    self.lanes = lanes
    self.hasNativeLane = hasNativeLane
    laneHeight = min(30, Self.tallest / Double(lanes.count))
    let titles = lanes.map { TerminalText.width($0.title) } + [11]
    left = Self.margin + 6.9 * Double(titles.max() ?? 11) + 20
    // A picture needs some time even where nothing takes any.
    let span = last == .zero ? Nanoseconds.seconds(1) : last
    let stretch = (right - left) / (right - left - Self.tail)
    end = Nanoseconds(Int64((Double(span.count) * stretch).rounded(.up)))
    top = 78 + Double(labelRows) * Self.labelRowHeight
    positions = Dictionary(uniqueKeysWithValues: lanes.enumerated().map { ($1, $0) })
  }

  /// The lower edge of the root's lane.
  var bottom: Double { top + laneHeight * Double(lanes.count) }

  /// The middle of the lane for comparison.
  var nativeMiddle: Double { bottom + 22 }

  /// The line that the time is written below.
  var axis: Double { hasNativeLane ? nativeMiddle + 16 : bottom + 4 }

  /// The line of the legend.
  var legend: Double { axis + 52 }

  var height: Double { legend + 22 }

  /// Whether lanes are high enough for marks with numbers, and each for a label.
  var isRoomy: Bool { laneHeight >= 19 }

  /// Whether lanes are high enough to tell one from the next.
  var isDistinct: Bool { laneHeight >= 6 }

  func x(_ time: Nanoseconds) -> Double {
    left + (right - left) * (Double(time.count) / Double(end.count))
  }

  /// The middle of a lane.
  func y(_ lane: PictureLane) -> Double {
    bottom - laneHeight * (Double(positions[lane] ?? 0) + 0.5)
  }

  /// The lane of the top of a chain.
  static func topLane(of chain: [ShopRoute]) -> PictureLane {
    PictureLane(depth: chain.count, screen: chain.last)
  }

  /// The distance between the ticks of the axis: 1, 2 or 5 of a power of ten.
  var tick: Nanoseconds {
    var unit: Int64 = 1
    while true {
      for factor in [unit, unit * 2, unit * 5] where end.count / factor <= 9 {
        return Nanoseconds(factor)
      }
      unit *= 10
    }
  }
}
