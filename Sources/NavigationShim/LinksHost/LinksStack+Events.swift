import Dispatch
import LinkStackEngine
import SwiftUI

extension LinksStack {
  /// What views and UIKit see happen to a stack of links.
  ///
  /// All of it enters by `LinksStack.handle(_:)`. What an app does comes from its views' bodies, by
  /// `LinksStack.deferWork(_:)`.
  enum Event {
    /// A screen has a reporter, which UIKit tells of its appearances.
    case reporterMade(any HostSight.Reporter)

    /// The view of a reporter has gone.
    case reporterGone(any HostSight.Reporter)

    /// A screen comes into view, says UIKit to its reporter, and may still move.
    case reporterAppears(any HostSight.Reporter, isAnimated: Bool)

    /// A screen has appeared, says UIKit, in whose midst a push is too early.
    case reporterAppeared(any HostSight.Reporter)

    /// A screen comes into view, and may still move.
    case screenAppears(LinkedScreen, isAnimated: Bool)

    /// A screen comes into view, says SwiftUI, which UIKit may tell nobody.
    case screenComes(LinkedScreen)

    /// A screen has appeared and stands still, as far as that is known.
    case screenSettled(LinkedScreen)

    /// A transition is over, or whoever held a screen has let go.
    case hostChanged

    /// SwiftUI has written `false` to the link of a screen.
    case linkTurnedOff(by: LinkedScreen)

    /// What a link leads to has gone out of view, says SwiftUI.
    case destinationDisappeared(LinkedScreen.Link)
    case stackAppears

    /// The stack has come into view.
    case stackAppeared

    /// SwiftUI says that the stack has gone out of view.
    case stackDisappears
    case sceneChanged(isInBackground: Bool, DispatchTime)
    case tap(PathElement, on: LinkedScreen)

    /// A tap on a link that presents a view.
    case presentingTap(on: LinkedScreen, present: () -> Void)

    /// A link or a modifier that has presented a view is gone.
    case presenterGone(Presenter.Presentation)
    case back(toDepth: Int)

    /// The app's path was read, and is another one.
    case pathChanged

    /// The app's path was read in a transaction; from SwiftUI's update.
    case pathTransaction(Transaction)
  }
}

extension LinksStack {
  func handle(_ event: Event) {
    chain.sight.duringEvent {
      switch event {
      case .reporterMade(let reporter):
        chain.sight.add(reporter)
        chain.isTakenAway = false
      case .reporterGone(let reporter): chain.isTakenAway = reporter.screen === chain.root
      case .reporterAppears(let reporter, let isAnimated):
        reporterAppears(reporter, isAnimated: isAnimated)
      case .reporterAppeared(let reporter): reporterAppeared(reporter)
      case .screenAppears(let screen, let isAnimated): screenAppears(screen, isAnimated: isAnimated)
      case .screenComes(let screen): screenComes(screen)
      case .screenSettled(let screen): screenSettled(screen)
      case .hostChanged: hostChanged()
      case .linkTurnedOff(let owner): chain.linkTurnedOff(by: owner)
      case .destinationDisappeared(let link): chain.release(link)
      case .stackAppears: stackAppears()
      case .stackAppeared: visibility.hasAppeared()
      case .stackDisappears: visibility.disappears()
      case .sceneChanged(let isInBackground, let time):
        visibility.sceneChanged(isInBackground: isInBackground, at: time)
      case .tap(let element, let screen): push(element, from: screen)
      case .presentingTap(let screen, let present):
        warnOfHiddenTap()
        if takesTap(on: screen) { present() }
      case .presenterGone(let presentation): presenterHasGone(of: presentation)
      case .back(let depth): pop(to: depth)
      case .pathChanged: if path.followRead() { retarget(animated: path.isAnimated) }
      case .pathTransaction(let transaction): pathHasChanged(in: transaction)
      }
    }
  }

  /// Learns in what transaction the app has made the last change of its path; from SwiftUI's update.
  private func pathHasChanged(in transaction: Transaction) {
    guard path.isUnanimated(in: transaction), let driver, !driver.isSettled else { return }
    // The change is under way already, and what it does now has not begun on screen yet.
    driver.stopAnimating()
    chain.beginUpdate(animated: false)
  }

  /// Follows SwiftUI alone, as on a watch, in safe mode, and where UIKit has told no screen of the stack that it appears,
  /// as in the pages of a tab view (feedback-assistant reports issue 411).
  private func screenComes(_ screen: LinkedScreen) {
    screen.hasAppeared = true
    hostChanged()
    if isSafe { return follow(screen) }
    guard !chain.sight.hearsOfAppearances else { return }
    after(.turn) { stack in
      guard !stack.chain.sight.hearsOfAppearances else { return }
      if let reporter = stack.chain.reporter(on: screen) { stack.findControllers(around: reporter) }
      stack.follow(screen)
      stack.expectControllers(around: screen)
    }
  }

  private func follow(_ screen: LinkedScreen) {
    handle(.screenAppears(screen, isAnimated: false))
    handle(.stackAppeared)
  }

  /// Checks that there is a controller to ask, where UIKit reports no appearance.
  private func expectControllers(around screen: LinkedScreen) {
    guard makesChecks, chain.sight.controllers == nil else { return }
    after(.silence) { stack in
      guard stack.chain.sight.controllers == nil, !stack.chain.sight.hearsOfAppearances,
        stack.chain.shows(screen), stack.chain.reporter(on: screen)?.isInWindow == true
      else { return }
      stack.enterSafeMode(because: .noAppearance)
    }
  }

  private func stackAppears() {
    // The screens of the stack before may leave, which has no coordinator where it isn't animated.
    if isSuccessor, chain.updateUnderWay?.isRunning != true { chain.beginUpdate(animated: true) }
    visibility.beginsToAppear()
  }

  private func reporterAppears(_ reporter: any HostSight.Reporter, isAnimated: Bool) {
    guard !isSafe, let screen = reporter.screen else { return }
    chain.sight.hearsOfAppearances = true
    checks.confirm(.appearances)
    if reporter.isKeptFromColumn { after(.turn) { $0.leaveColumn() } }
    findControllers(around: reporter)
    screenAppears(screen, isAnimated: isAnimated)
  }

  /// Asks the navigation controller that shows a reporter's screen from now on, if there is one.
  private func findControllers(around reporter: any HostSight.Reporter) {
    guard let controllers = reporter.controllers(of: self, known: chain.sight.controllers) else {
      return
    }
    chain.sight.controllers = controllers
  }

  private func reporterAppeared(_ reporter: any HostSight.Reporter) {
    guard !isSafe, let screen = reporter.screen else { return }
    if reporter.nesting == 0, column == nil, screen === chain.top, makesChecks {
      enterSafeMode(because: .noNavigationController)
    }
    // In a tab of a column there is a controller around the stack's own, and nothing wrong with that.
    if screen.depth == 0, !hasLeftColumn, reporter.nesting > 1 { warnings.warn(.nestedStack) }
    if let (newScene, isInBackground) = reporter.scene, newScene !== scene {
      scene = newScene
      // As at a launch for a push notification.
      if isInBackground { visibility.sceneChanged(isInBackground: true, at: .now()) }
    }
    screenAppeared(screen)
  }

  private func screenAppears(_ screen: LinkedScreen, isAnimated: Bool) {
    visibility.beginsToAppear()
    yieldToFinger()
    if sharesController {
      // The root also appears as another stack takes this one's place, with `id(_:)`, and nobody has gone back then.
      after(.turn) { $0.driver?.report(.appeared(screen.id)) }
    } else {
      driver?.report(.appeared(screen.id))
    }
    if screen !== chain.top {
      chain.observe(.interruption)
    } else if isAnimated, chain.updateUnderWay?.stillness != .bySwitch {
      chain.updateUnderWay?.observeAnimation()
      chain.observe(.transition)
    }
    chain.bringPictureToFront()
  }

  private func screenAppeared(_ screen: LinkedScreen) {
    chain.bringPictureToFront()
    if screen === chain.top { chain.updateUnderWay?.turnAnimationsOn() }
    // As a tab is selected again, a screen that leaves may come into view after the one below it. Where nothing
    // can be asked, this report alone says which of them has stayed; a turn later another one may be in view.
    if chain.state == nil, screen !== chain.top { driver?.report(.appeared(screen.id)) }
    after(.turn) { $0.handle(.screenSettled(screen)) }
  }

  private func screenSettled(_ screen: LinkedScreen) {
    guard chain.shows(screen) else { return }
    // Whichever screen has come to rest first, the next push may be made now.
    if screen === chain.top || chain.isTopAtRest { resolver.dropUnshowableElement() }
    if screen === chain.top {
      chain.updateUnderWay?.end()
      // It may leave again by now.
      if (chain.state?.motion ?? .still) == .still { chain.turnOffLinkToLeftScreen() }
      if makesChecks { checkTop() }
    }
    visibility.hasAppeared()
    hostChanged()
    chain.release(screen.link)
  }

  /// Compares what UIKit shows with the top, which has just come to rest.
  private func checkTop() {
    chain.observeArrival()
    let top = chain.top
    guard chain.sight.controllers?.haveUnknownTop(at: top.depth) == true else {
      if chain.isTopAtRest { checks.confirm(.identity) }
      return
    }
    after(.silence) { stack in
      guard stack.chain.top === top,
        stack.chain.sight.controllers?.haveUnknownTop(at: top.depth) == true
      else { return }
      stack.enterSafeMode(because: .unknownTop)
      stack.handle(.hostChanged)
    }
  }

  private func hostChanged() {
    yieldToFinger()
    if chain.state?.isCovered == true { removeLeftScreens() }
    if chain.isTopAtRest {
      chain.observeRest()
      resolver.dropUnshowableElement()
    }
    observeReleaseOutOfSight()
    driver?.report(.changed)
  }

  /// Follows a person who has let go of a screen after another tab has come in front of it, or as the app went to the
  /// background, so that the path doesn't keep what they have left.
  ///
  /// While the screens move, the driver sends nothing.
  func observeReleaseOutOfSight() {
    guard visibility.isSuspended, chain.state?.motion == .moving else { return }
    driver?.report(.resumed)
    driver?.report(.suspended)
  }

  /// Turns animations on where a finger holds the top: the screen it lets go of is to move.
  private func yieldToFinger() {
    if chain.state?.motion == .held { chain.updateUnderWay?.turnAnimationsOn() }
  }

  /// Appends an element to the app's path, for a link that was tapped on a screen.
  private func push(_ element: PathElement, from screen: LinkedScreen) {
    visibility.hasAppeared()
    warnOfHiddenTap()
    guard takesTap(on: screen) else { return }
    guard resolver.destinations.hasDestination(for: element) else {
      return warnings.warn(.linkWithoutDestination(typeName: element.typeName))
    }
    // Whoever taps below the top has gone back, whether the system has said so or not.
    if driver?.isInBackNavigation == true { pop(to: screen.depth) }
    if path.append(element) {
      pathMayHaveChanged()
    } else {
      let pathType = path.elementType.map { String(reflecting: $0) } ?? ""
      warnings.warn(.foreignValue(typeName: element.typeName, pathTypeName: pathType))
    }
  }

  private func warnOfHiddenTap() {
    if chain.sight.controllers?.areHidden == true { warnings.warn(.linkOutsideOfStack) }
  }

  /// Whether a tap on a link of a screen counts: not while screens above this one are still on their way.
  ///
  /// A person may go back and tap before the package learns of it, or tap on a covered screen that an app shows on
  /// purpose; such a tap counts.
  private func takesTap(on screen: LinkedScreen) -> Bool {
    guard let driver, !driver.isSettled, !driver.isInBackNavigation else { return true }
    return max(driver.path.count, path.appElements.count) <= screen.depth
  }

  /// Whether a screen is the last of the newest path, which may be on its way.
  func isNewestTop(_ screen: LinkedScreen) -> Bool {
    screen === chain.top && screen.depth == path.target.count && isPartOfTarget(screen)
      && path.isNewest
  }

  /// Removes what is above a depth, because the top's own view asked for it.
  func pop(to depth: Int) {
    path.remove(depth..<max(depth, path.target.count))
    retarget()
  }
}
