/// An app that runs in the emulator, and its user.
///
/// Each action of the user's is followed by an update; several changes of state that a test makes
/// in a row are one update. Time is virtual: it is idle but for ``advance(by:)`` and
/// ``settle()``. There is no layout, no drawing and no animation, lazy containers are not lazy, and
/// gestures other than taps do nothing.
@MainActor
public final class EmulatedApp {
  let graph: Graph

  /// Whether the notifications of the app's life cycle are posted by another thread than the main one, which
  /// UIKit doesn't do, and other code does.
  public var postsFromAnotherThread = false
  var seen: SeenSights?
  private weak var swipedStack: (any StackHost)?

  public init<Content: View>(
    behavior: HostBehavior = HostBehavior(),
    storage: EmulatedStorage = EmulatedStorage(),
    time: EmulatedTime = EmulatedTime(),
    @ViewBuilder _ content: () -> Content
  ) {
    graph = Graph(behavior: behavior, storage: storage, time: time)
    if !behavior.launchesWithAnimations { time.areAnimationsEnabled = false }
    graph.begin(with: content(), in: EnvironmentValues())
    finishTurn()
  }

  public func update() { graph.update() }

  public func end() { graph.end() }

  // Not left to the release of node after node, which nests deeply.
  isolated deinit { graph.end() }

  /// Performs an action of the user's, unless the stack in front is in transition.
  ///
  /// What is outside of the stack, such as a tab bar, reacts also then.
  func asPerson(outsideOfStack: Bool = false, _ action: () -> Bool) -> Bool {
    graph.update()
    guard graph.activity == .foregroundActive,
      outsideOfStack || !isInTransition && stackInFront?.controller.isFrozen != true
    else { return false }
    let isDone = action()
    finishTurn()
    return isDone
  }

  func finishTurn() {
    graph.update()
    runTimers(by: now)
  }

  @discardableResult
  public func tap(_ label: String, occurrence: Int = 0) -> Bool {
    asPerson {
      let controls = front?.controls ?? []
      let exact = controls.filter { $0.label == label }
      let found = exact.isEmpty ? controls.filter { $0.label.contains(label) } : exact
      guard found.indices.contains(occurrence), found[occurrence].isEnabled else { return false }
      found[occurrence].perform()
      return true
    }
  }

  @discardableResult
  public func back() -> Bool {
    asPerson {
      stackToGoBackIn.map { goBack(in: $0, to: $0.isCovered ? $0.depth : $0.depth - 1) }
        ?? front?.firstSeen { $0 as? any ColumnsNode }?.goBack() ?? false
    }
  }

  @discardableResult
  public func back(to depth: Int) -> Bool {
    asPerson { stackToGoBackIn.map { goBack(in: $0, to: depth) } ?? false }
  }

  private func goBack(in stack: any StackHost, to depth: Int) -> Bool {
    guard stack.isCovered || stack.screenNodes.last?.isBackButtonHidden != true else {
      return false
    }
    return stack.goBack(to: depth)
  }

  /// Begins to go back by a swipe from the edge, in the innermost stack whose gesture may begin.
  ///
  /// On a root, and while screens move, a real stack freezes if its delegate lets the gesture begin; the next swipe
  /// ends that (wix/react-native-navigation issue 645, devxoul/SwipeBack issue 3).
  @discardableResult
  public func beginSwipeBack() -> Bool {
    asPerson(outsideOfStack: true) {
      let stack = stacksInFront.last {
        $0.controller.interactivePopGestureRecognizer.map {
          $0.delegate?.gestureRecognizerShouldBegin($0) ?? true
        } ?? false
      }
      guard let stack else { return false }
      let leadsNowhere = stack.isInTransition ? stack.transition != nil : stack.depth == 0
      if stack.controller.isFrozen || leadsNowhere {
        stack.controller.isFrozen.toggle()
        if stack.controller.isFrozen { graph.record(.swipeToNowhere, title ?? "") }
        return false
      }
      guard stack.beginSwipe() else { return false }
      swipedStack = stack
      return true
    }
  }

  public func cancelSwipeBack() {
    graph.update()
    _ = swipedStack?.cancelSwipe()
    finishTurn()
  }

  public func finishSwipeBack() {
    graph.update()
    _ = swipedStack?.finishSwipe()
    finishTurn()
  }

  public func open(_ url: URL) { handle(url) }

  public func resume(_ activity: NSUserActivity) { handle(activity) }

  private func handle(_ link: Any) {
    graph.update()
    for (_, handler) in graph.linkHandlers.sorted(by: { $0.key < $1.key }) { handler(link) }
    finishTurn()
  }

  var front: Node? { graph.front }
  var stackInFront: (any StackHost)? { stacksInFront.last }

  /// The innermost visible stack with a way back: at the root of a stack inside another
  /// goes back in that one.
  private var stackToGoBackIn: (any StackHost)? {
    stacksInFront.last { $0.depth > 0 || $0.isCovered }
  }

  private var stacksInFront: [any StackHost] {
    var stacks: [any StackHost] = []
    front?.visitSeen { node in
      if let node = node as? any StackHostNode { stacks.append(node.stackHost) }
    }
    return stacks
  }
}

extension StackHost {
  var depth: Int { screenNodes.count - 1 }
}

extension EmulatedApp {
  public func leave() { goAway(fromApp: true) }

  public func comeBack() {
    graph.update()
    guard graph.activity == .background else { return }
    post(UIApplication.willEnterForegroundNotification)
    setScenePhase(.inactive)
    activate()
  }

  public func leaveWindow() { goAway(fromApp: false) }

  public func comeBackToWindow() {
    graph.update()
    if graph.activity == .background { activate(app: false) }
  }

  /// Has the system show a question in front of the app, as for a permission, until
  /// ``answerSystem()``: the app is inactive, visible, and renders.
  public func beAskedBySystem() {
    graph.update()
    guard graph.activity == .foregroundActive else { return }
    deactivate()
    finishTurn()
  }

  public func answerSystem() {
    graph.update()
    if graph.activity == .foregroundInactive { activate() }
  }

  private func goAway(fromApp isApp: Bool) {
    graph.update()
    guard graph.activity != .background else { return }
    deactivate(app: isApp)
    graph.isAppLeft = isApp
    graph.setActivity(.background)
    post(UIScene.didEnterBackgroundNotification, about: graph.scene)
    if isApp {
      post(UIApplication.didEnterBackgroundNotification)
    } else {
      // Who leaves a window makes another one active, and the app with it.
      post(UIApplication.didBecomeActiveNotification)
      post(UIScene.didActivateNotification, about: UIWindowScene())
    }
    setScenePhase(.background)
    finishTurn()
  }

  private func activate(app isApp: Bool = true) {
    graph.setActivity(.foregroundActive)
    post(UIScene.didActivateNotification, about: graph.scene)
    if isApp { post(UIApplication.didBecomeActiveNotification) }
    setScenePhase(.active)
    finishTurn()
  }

  private func deactivate(app isApp: Bool = true) {
    graph.setActivity(.foregroundInactive)
    post(UIScene.willDeactivateNotification, about: graph.scene)
    if isApp { post(UIApplication.willResignActiveNotification) }
    setScenePhase(.inactive)
  }

  private func setScenePhase(_ phase: ScenePhase) {
    guard let root = graph.root else { return }
    var environment = root.environment
    environment.scenePhase = phase
    root.replaceEnvironment(environment)
    graph.update()
  }

  private func post(_ name: Notification.Name, about scene: UIScene? = nil) {
    let poster = ObjectIdentifier(graph)
    let post = { @Sendable in
      NotificationCenter.default.post(
        name: name,
        object: scene,
        userInfo: [Graph.posterKey: poster]
      )
    }
    if postsFromAnotherThread {
      let isPosted = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        post()
        isPosted.signal()
      }
      isPosted.wait()
    } else {
      post()
    }
    graph.update()
  }

  /// Has the host set the binding of the link to false that has shown the screen at a depth.
  ///
  /// Older systems do so now and then for screens that are covered, for no reason.
  public func spuriouslyDismiss(depth: Int) {
    graph.update()
    guard let host = stackInFront as? NavigationViewHost, host.shown.indices.contains(depth - 1)
    else { return }
    host.shown[depth - 1].write(false)
    finishTurn()
  }
}
