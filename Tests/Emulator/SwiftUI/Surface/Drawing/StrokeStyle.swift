public import Foundation

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat

  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]

  /// Where in the dashes the line begins.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.lineWidth = lineWidth
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
