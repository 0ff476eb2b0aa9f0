public import Foundation

/// A type that makes previews, which nothing shows here.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The views of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder
  static var previews: Previews { get }
}

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

/// The size of a preview.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The position of a device.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}

nonisolated extension View {
  /// Accepts a name for the preview.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Accepts a device for the preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Accepts a size for the preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepts a position of the device for the preview.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
