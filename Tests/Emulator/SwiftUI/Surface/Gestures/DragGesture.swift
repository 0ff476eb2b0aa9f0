public import Foundation

/// A finger that is drawn over the screen.
public struct DragGesture {
  /// Where the finger is, and was.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date

    /// Where the finger is.
    public var location: CGPoint

    /// Where the finger was in the beginning.
    public var startLocation: CGPoint

    /// How far the finger has got.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// How far the finger must get for it to count.
  public var minimumDistance: CGFloat

  /// What positions are measured from.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {}
