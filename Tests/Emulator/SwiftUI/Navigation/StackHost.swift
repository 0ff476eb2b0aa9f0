/// What shows one screen after another: the strict old host, and the native one.
@MainActor
protocol StackHost: AnyObject {
  var graph: Graph { get }

  /// The roots of the screens that are shown, the stack's own first.
  var screenNodes: [ScreenNode] { get }

  var isInTransition: Bool { get }
  var screenInFront: EmulatedScreen { get }

  /// The screens that a person sees move: the one that goes, and the one that comes.
  var movingScreens: (from: EmulatedScreen, to: EmulatedScreen)? { get }
  var isCovered: Bool { get }
  var controller: UINavigationController { get }
  var controllers: [UIViewController] { get }
  var transition: EmulatedTransition? { get }

  func reconcile() -> Bool
  func makeRequest(of owner: Node) -> any ScreenRequest
  func goBack(to depth: Int) -> Bool
  func beginSwipe() -> Bool
  func cancelSwipe() -> Bool
  func finishSwipe() -> Bool
}

@MainActor
protocol StackHostNode: Node {
  var stackHost: any StackHost { get }
}

/// What a view that may have a screen shown is to the host that shows it.
@MainActor
protocol ScreenRequest: AnyObject {
  var destination: () -> any View { get set }

  /// Says whether the screen is shown where the client keeps that.
  var write: (Bool) -> Void { get set }

  func turn(_ isOn: Bool)

  /// Has the screen made anew if it is shown, as the destination may have changed.
  func refresh()
  func environmentDidChange(to environment: EnvironmentValues)

  var dependentScreen: ScreenNode? { get }

  func ownerWillGoAway() -> ScreenNode?
}
