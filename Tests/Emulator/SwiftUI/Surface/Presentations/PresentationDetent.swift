public import Foundation

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private var value: CGFloat = 0

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")

  /// Almost all of the screen.
  public static let large = PresentationDetent(name: "large")

  /// Returns a part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: fraction)
  }

  /// Returns a height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: height)
  }
}
