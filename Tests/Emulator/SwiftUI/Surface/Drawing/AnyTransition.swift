public import Foundation

/// How a view comes and goes, which nobody sees here.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()

  /// By fading.
  public static let opacity = AnyTransition()

  /// By growing and shrinking.
  public static let scale = AnyTransition()

  /// By coming from the leading side and going to the trailing one.
  public static let slide = AnyTransition()

  /// Returns a transition by growing and shrinking.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Returns a transition by moving from and to a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns a transition by pushing what is there away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns a transition by moving by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Returns a transition by moving by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// Returns a transition that comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// Returns a transition that changes a view from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  /// Returns both transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
