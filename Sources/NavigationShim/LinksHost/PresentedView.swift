/// A view that a navigation link or a modifier presents, or asks to present.
@MainActor
protocol PresentedView: Equatable {
  associatedtype Element: Equatable

  /// The number of paths that had been noticed when the view was asked for.
  var version: Int { get }

  /// The depth of the screen with the navigation link or modifier, unless that screen has gone.
  var ownerDepth: Int? { get }

  /// The element of that screen, if it has one.
  var ownerElement: Element? { get }

  /// The view of that screen, if it is a presented one.
  var ownerView: Self? { get }

  /// Whether the app's binding is `true` now.
  var isOn: Bool { get }

  /// Whether the app's binding was `false` when the navigation link or modifier was last evaluated.
  var isTurnedOff: Bool { get }

  /// Whether the navigation link or modifier was removed.
  ///
  /// Its binding may belong to another view by now.
  var isRemoved: Bool { get }

  /// Takes in that the view isn't presented, or no longer.
  ///
  /// - Parameter isTurningOff: Whether the app's binding gets `false` if it is still on.
  func end(turningOff isTurningOff: Bool)
}
