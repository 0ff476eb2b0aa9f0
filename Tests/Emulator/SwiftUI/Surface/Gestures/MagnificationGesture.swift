public import Foundation

/// Two fingers that move apart.
public struct MagnificationGesture: Sendable {
  /// How much larger the distance has become.
  public typealias Value = CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnificationGesture: Gesture {}
