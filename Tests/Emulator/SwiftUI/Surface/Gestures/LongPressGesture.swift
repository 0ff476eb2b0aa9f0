public import Foundation

/// A finger that stays where it is.
public struct LongPressGesture: Sendable {
  /// Whether the finger is there.
  public typealias Value = Bool

  /// How long it must stay for it to count.
  public var minimumDuration: Double

  /// How far it may move meanwhile.
  public var maximumDistance: CGFloat

  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {}
