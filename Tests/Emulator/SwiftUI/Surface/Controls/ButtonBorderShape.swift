public import Foundation

/// The shape of buttons' borders.
public struct ButtonBorderShape: Hashable, Sendable {
  private let id: String

  /// The one that suits the place.
  public static let automatic = ButtonBorderShape(id: "automatic")

  /// A capsule.
  public static let capsule = ButtonBorderShape(id: "capsule")

  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(id: "roundedRectangle")

  /// Returns a rectangle with round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}
