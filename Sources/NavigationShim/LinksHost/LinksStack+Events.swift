import Dispatch
import LinkStackEngine
import SwiftUI

extension LinksStack {
  /// The events of a link stack, from views and UIKit.
  ///
  /// All of them enter by `LinksStack.handle(_:)`. Changes by the app are found in the bodies of its views, and enter
  /// by `LinksStack.deferWork(_:)`.
  enum Event {
    /// A screen has a reporter, which UIKit calls when the screen appears.
    case reporterMade(any ObservedHost.Reporter)

    /// UIKit called `viewWillAppear` of a screen's reporter. The screen may still move.
    case uikitWillShow(any ObservedHost.Reporter, isAnimated: Bool)

    /// UIKit called `viewDidAppear` of a screen's reporter. It is too early to push from inside that call.
    case uikitDidShow(any ObservedHost.Reporter)

    /// A screen comes into view, and may still move.
    case screenAppears(LinkedScreen, isAnimated: Bool)

    /// SwiftUI called `onAppear` of a screen. UIKit may not report its appearance.
    case swiftUIDidShow(LinkedScreen)

    /// A screen has come into view: a turn after UIKit's `viewDidAppear`.
    case screenIsIdle(LinkedScreen)

    /// A transition has ended, or a finger that held a screen has let go.
    case hostChanged

    /// SwiftUI has written `false` to the link of a screen.
    case linkTurnedOff(by: LinkedScreen)

    /// SwiftUI called `onDisappear` of a link's destination.
    case destinationDisappeared(LinkedScreen.Link)

    /// SwiftUI called `onAppear` of the stack.
    case swiftUIDidShowStack

    /// The stack has come into view.
    case stackIsInView

    /// SwiftUI called `onDisappear` of the stack.
    case swiftUIDidHideStack
    case sceneChanged(isInBackground: Bool, DispatchTime)
    case tap(PathElement, on: LinkedScreen)

    /// People tapped a navigation link that presents a view.
    case presentingTap(on: LinkedScreen, present: () -> Void)

    /// A navigation link or a modifier that has presented a view was removed.
    case presenterGone
    case back(toDepth: Int)
  }
}

extension LinksStack {
  func handle(_ event: Event) {
    switch event {
    case .reporterMade(let reporter): chain.observedHost.add(reporter)
    case .uikitWillShow(let reporter, let isAnimated):
      uikitWillShow(reporter, isAnimated: isAnimated)
    case .uikitDidShow(let reporter): uikitDidShow(reporter)
    case .screenAppears(let screen, let isAnimated): screenAppears(screen, isAnimated: isAnimated)
    case .swiftUIDidShow(let screen): swiftUIDidShow(screen)
    case .screenIsIdle(let screen): screenIsIdle(screen)
    case .hostChanged: hostChanged()
    case .linkTurnedOff(let owner): chain.linkTurnedOff(by: owner)
    case .destinationDisappeared(let link): chain.release(link)
    case .swiftUIDidShowStack: swiftUIDidShowStack()
    case .stackIsInView: visibility.hasAppeared()
    case .swiftUIDidHideStack: visibility.disappears()
    case .sceneChanged(let isInBackground, let time):
      visibility.sceneChanged(isInBackground: isInBackground, at: time)
    case .tap(let element, let screen): push(element, from: screen)
    case .presentingTap(let screen, let present):
      tapped()
      if takesTap(on: screen) { present() }
    case .presenterGone: presenterHasGone()
    case .back(let depth): pop(to: depth)
    }
  }

  /// Follows SwiftUI's report alone: on a watch, in safe mode, and where UIKit reports no appearances to the stack,
  /// as in the pages of a tab view (feedback-assistant reports issue 411).
  private func swiftUIDidShow(_ screen: LinkedScreen) {
    screen.hasAppeared = true
    if screen === chain.top { chain.runningStep?.observeAppearance() }
    hostChanged()
    if isSafe { return follow(screen) }
    guard !chain.observedHost.hearsOfAppearances else { return }
    after(.turn) { stack in
      guard !stack.chain.observedHost.hearsOfAppearances else { return }
      if let reporter = stack.chain.reporter(on: screen) { stack.findControllers(around: reporter) }
      stack.follow(screen)
      stack.expectControllers(around: screen)
    }
  }

  private func follow(_ screen: LinkedScreen) {
    handle(.screenAppears(screen, isAnimated: false))
    // When a tab is selected, SwiftUI calls `onAppear` of all screens. People may have selected another one meanwhile.
    after(.turn) { stack in
      if !stack.visibility.isOutOfView { stack.handle(.stackIsInView) }
    }
  }

  /// Checks that there is a controller whose state can be read, if UIKit reports no appearance.
  private func expectControllers(around screen: LinkedScreen) {
    after(.transition) { stack in
      guard stack.chain.observedHost.controllers == nil,
        !stack.chain.observedHost.hearsOfAppearances,
        stack.chain.shows(screen), stack.chain.reporter(on: screen)?.isInWindow == true
      else { return }
      stack.enterSafeMode(because: .noAppearance)
    }
  }

  private func swiftUIDidShowStack() {
    // The screens of the former stack may be leaving. Without animation, they have no coordinator.
    if awaitsFormerStack, chain.runningStep?.isRunning != true { chain.beginUpdate(animated: true) }
    visibility.beginsToAppear()
  }

  private func uikitWillShow(_ reporter: any ObservedHost.Reporter, isAnimated: Bool) {
    guard !isSafe, let screen = reporter.screen else { return }
    chain.observedHost.hearsOfAppearances = true
    checks.confirm(.appearances)
    if reporter.isKeptFromColumn { after(.turn) { $0.leaveColumn() } }
    findControllers(around: reporter)
    screenAppears(screen, isAnimated: isAnimated)
  }

  /// Reads the state of the navigation controller around a reporter from now on, if there is one.
  private func findControllers(around reporter: any ObservedHost.Reporter) {
    guard let controllers = reporter.controllers(of: self, known: chain.observedHost.controllers)
    else {
      return
    }
    chain.observedHost.controllers = controllers
  }

  private func uikitDidShow(_ reporter: any ObservedHost.Reporter) {
    findScene(of: reporter)
    guard !isSafe, let screen = reporter.screen else { return }
    if reporter.nesting == 0, column == nil, screen === chain.top {
      enterSafeMode(because: .noNavigationController)
    }
    // In a tab of a column, a controller around the stack's own is normal.
    if screen.depth == 0, !hasLeftColumn, reporter.nesting > 1 { warnings.warn(.nestedStack) }
    screenAppeared(screen)
  }

  private func findScene(of reporter: any ObservedHost.Reporter) {
    guard let (newScene, isInBackground) = reporter.scene, newScene !== scene else { return }
    scene = newScene
    // As in a launch for a push notification.
    if isInBackground { visibility.sceneChanged(isInBackground: true, at: .now()) }
  }

  private func screenAppears(_ screen: LinkedScreen, isAnimated: Bool) {
    visibility.beginsToAppear()
    turnAnimationsOnForFinger()
    if sharesController {
      // The root also appears when another stack replaces this one, with `id(_:)`. That is no back navigation.
      after(.turn) { $0.driver?.report(.appeared(screen.id)) }
    } else {
      driver?.report(.appeared(screen.id))
    }
    if screen !== chain.top {
      chain.observe(.interruption)
    } else if isAnimated, chain.runningStep?.suppression != .bySwitch {
      chain.runningStep?.observeAnimation()
      chain.observe(.transition)
    }
    chain.bringSnapshotToFront()
  }

  private func screenAppeared(_ screen: LinkedScreen) {
    chain.bringSnapshotToFront()
    if screen === chain.top { chain.runningStep?.turnAnimationsOn() }
    // When a tab is selected again, a screen that leaves may come into view after the one below it. If the host's
    // state can't be read, only this report shows which of them has stayed. One iteration of the main queue later,
    // another screen may be in view.
    if chain.state == nil, screen !== chain.top { driver?.report(.arrived(screen.id)) }
    after(.turn) { $0.handle(.screenIsIdle(screen)) }
  }

  private func screenIsIdle(_ screen: LinkedScreen) {
    guard chain.shows(screen) else { return }
    if screen === chain.top {
      chain.runningStep?.end()
      // The screen may be leaving again by now.
      if !chain.isMoving { chain.turnOffLinkToDepartedScreen() }
      if makesChecks { checkTop() }
    }
    hostChanged()
    // People may have selected another tab meanwhile.
    if !visibility.isOutOfView { visibility.hasAppeared() }
    chain.release(screen.link)
  }

  /// Compares UIKit's top controller with the top screen, which has just become idle.
  private func checkTop() {
    let top = chain.top
    guard chain.observedHost.controllers?.haveUnknownTop(at: top.depth) == true else {
      if chain.isTopAtRest { checks.confirm(.identity) }
      return
    }
    after(.transition) { stack in
      guard stack.chain.top === top,
        stack.chain.observedHost.controllers?.haveUnknownTop(at: top.depth) == true
      else { return }
      stack.enterSafeMode(because: .unknownTop)
      stack.handle(.hostChanged)
    }
  }

  private func hostChanged() {
    turnAnimationsOnForFinger()
    if chain.state?.isCovered == true { removeDepartedScreens() }
    followPopWhileHidden()
    driver?.report(.changed)
  }

  /// Follows a back navigation that ends after people have selected another tab, or left the app, so that the path
  /// doesn't keep the screen.
  ///
  /// While the screens move, the driver sends nothing.
  func followPopWhileHidden() {
    guard visibility.isSuspended, chain.state?.motion == .moving else { return }
    driver?.report(.resumed)
    driver?.report(.suspended)
  }

  /// Turns animations on if a finger holds the top: the screen has to move when it lets go.
  private func turnAnimationsOnForFinger() {
    if chain.state?.motion == .held { chain.runningStep?.turnAnimationsOn() }
  }

  /// Appends the value of a tapped navigation link to the app's path.
  private func push(_ element: PathElement, from screen: LinkedScreen) {
    tapped()
    guard takesTap(on: screen) else {
      // A stack that has given up tries again.
      driver?.report(.changed)
      return
    }
    guard resolver.destinations.hasDestination(for: element) else {
      return warnings.warn(.linkWithoutDestination(typeName: element.typeName))
    }
    // A tap below the top means that people have gone back, even if the system hasn't reported it.
    if driver?.isInBackNavigation == true { pop(to: screen.depth) }
    if path.append(element) {
      pathMayHaveChanged()
    } else {
      let pathType = path.elementType.map { String(reflecting: $0) } ?? ""
      warnings.warn(.foreignValue(typeName: element.typeName, pathTypeName: pathType))
    }
  }

  private func tapped() {
    visibility.hasAppeared()
    if chain.observedHost.controllers?.areHidden == true { warnings.warn(.linkOutsideOfStack) }
  }

  /// Returns whether a tap on a screen's navigation link has an effect: not while screens above that screen are
  /// arriving.
  ///
  /// People may go back and tap before the package learns of it, or tap on a covered screen that an app shows on
  /// purpose. Such a tap has its effect.
  private func takesTap(on screen: LinkedScreen) -> Bool {
    guard let driver, !driver.isSettled, !driver.isInBackNavigation else { return true }
    return max(driver.path.count, path.appElements.count) <= screen.depth
  }

  private func presenterHasGone() {
    if chain.state == nil, driver?.isInBackNavigation == true {
      // The presenter's screen may be leaving too. A host whose state can't be read reports that later. A path that
      // is shortened before the report would count as newer than the back navigation.
      after(.transition) { $0.decideOnTarget() }
    } else {
      decideOnTarget()
    }
  }

  /// Returns whether a screen is the last one of the newest path.
  ///
  /// It may be arriving.
  func isNewestTop(_ screen: LinkedScreen) -> Bool {
    guard screen === chain.top, screen.depth == path.target.count, path.isNewest else {
      return false
    }
    return screen.depth == 0 || path.target.values[screen.depth - 1] == screen.value
  }

  /// Removes all screens above a depth, because the view of the top asked for it.
  func pop(to depth: Int) {
    removeFromPath(depth..<max(depth, path.target.count))
    retarget()
  }
}
