/// What shows one screen after another: the strict old host, and the native one.
@MainActor
protocol StackHost: AnyObject {
  var graph: Graph { get }

  /// The roots of the screens that are shown, the stack's own first.
  var screenNodes: [ScreenNode] { get }

  var isInTransition: Bool { get }

  /// The screen in front, also while it is still coming there.
  var screenInFront: EmulatedScreen { get }

  /// The screens that a person sees move: the one that goes, and the one that comes.
  var movingScreens: (from: EmulatedScreen, to: EmulatedScreen)? { get }

  /// Whether somebody else has pushed a screen on top.
  var isCovered: Bool { get }

  /// The controller of the stack.
  var controller: UINavigationController { get }

  /// The controllers on the stack, one for each screen.
  var controllers: [UIViewController] { get }

  /// The transition that runs.
  var transition: EmulatedTransition? { get }

  /// Compares what is asked for with what is shown, and returns whether anything was changed.
  func reconcile() -> Bool

  /// Makes what has screens shown for a view on one of the host's own.
  func makeRequest(of owner: Node) -> any ScreenRequest

  /// Goes back to a depth as a person does, and returns whether that was possible.
  func goBack(to depth: Int) -> Bool

  /// Begins to go back by a swipe, which has yet to be finished.
  func beginSwipe() -> Bool

  /// Returns to the screen that a swipe has begun to move away.
  func cancelSwipe() -> Bool

  /// Goes back as a swipe has begun to.
  func finishSwipe() -> Bool
}

/// A node that shows the screens of a host.
@MainActor
protocol StackHostNode: Node {
  var stackHost: any StackHost { get }
}

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
