/// A finger that taps.
public struct TapGesture: Sendable {
  /// A tap tells nothing.
  public typealias Value = Void

  /// How often it taps.
  public var count: Int

  /// Makes a gesture.
  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {}
