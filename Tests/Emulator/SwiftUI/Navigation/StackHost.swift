@MainActor
protocol StackHost: AnyObject {
  /// Whether the update runs that has made the host.
  var isFirstUpdate: Bool { get }

  var graph: Graph { get }

  var screenNodes: [ScreenNode] { get }

  var isInTransition: Bool { get }
  var screenInFront: EmulatedScreen { get }

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

@MainActor
protocol ScreenRequest: AnyObject {
  var destination: () -> any View { get set }

  var write: (Bool) -> Void { get set }

  func turn(_ isOn: Bool)

  /// Has the screen made again if it is shown, as the destination may have changed.
  func refresh()
  func environmentDidChange(to environment: EnvironmentValues)

  var dependentScreen: ScreenNode? { get }

  func ownerWillGoAway() -> ScreenNode?
}
