public import Foundation

/// Colours that pass into each other.
public struct Gradient: Equatable, Hashable, Sendable {
  /// A colour and where it stands.
  public struct Stop: Equatable, Hashable, Sendable {
    /// The colour.
    public var color: Color

    /// Where it stands, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and where they stand.
  public var stops: [Stop]

  /// Makes a gradient from its stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient that doesn't tell what it was made from.
public struct AnyGradient: Hashable, ShapeStyle {
  private let gradient: Gradient

  /// Makes one of a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }
}
