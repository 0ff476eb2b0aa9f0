/// A device for a preview.
public struct PreviewDevice: RawRepresentable, Sendable, ExpressibleByStringLiteral {
  /// The device's name.
  public let rawValue: String

  /// Makes a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a device from its name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
