/// What a view that may have a screen shown is to the host that shows it.
@MainActor
protocol ScreenRequest: AnyObject {
  /// Makes the view of the screen.
  var destination: () -> any View { get set }

  /// Says whether the screen is shown where the client keeps that.
  var write: (Bool) -> Void { get set }

  /// Takes in whether the client has the screen shown.
  func turn(_ isOn: Bool)

  /// Has the screen made anew if it is shown, as the destination may have changed.
  func refresh()

  /// Takes in another environment of the view.
  func environmentDidChange(to environment: EnvironmentValues)

  /// The screen, if it hangs on the view's node.
  var dependentScreen: ScreenNode? { get }

  /// Returns the screen's node if it goes away together with the view's own.
  func ownerWillGoAway() -> ScreenNode?
}
