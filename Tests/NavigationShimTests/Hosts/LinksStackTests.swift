import Combine
import Dispatch
import LinkStackEngine
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("A link stack")
struct LinksStackTests {
  private let app = StackApp()

  @Test("a wait ends when a screen has appeared, or after the delay of a silent host")
  func neverShown() {
    let stack = app.stack
    let root = stack.chain.root
    expect(stack.visibility.isSuspended, is: true)
    for event in [LinksStack.Event.swiftUIDidShowStack, .screenAppears(root, isAnimated: false)] {
      stack.handle(event)
      expect(stack.visibility.isSuspended, is: true)
      app.scheduler.run()
      expect(stack.visibility.isSuspended, is: false)
      stack.handle(.swiftUIDidHideStack)
    }
    stack.handle(.swiftUIDidHideStack)
    expect(stack.visibility.isSuspended, is: true)
    stack.handle(.stackIsInView)
    expect(stack.visibility.isSuspended, is: false)
    // A screen may settle as another tab is selected.
    stack.handle(.swiftUIDidHideStack)
    stack.handle(.screenIsIdle(root))
    expect(stack.visibility.isSuspended, is: true)
    stack.handle(.screenAppears(root, isAnimated: false))
    stack.handle(.screenIsIdle(root))
    expect(stack.visibility.isSuspended, is: false)
    // The report of a screen that has gone has no effect.
    stack.handle(.swiftUIDidHideStack)
    stack.handle(.screenAppears(root, isAnimated: false))
    stack.handle(.screenIsIdle(LinkedScreen(.root, nil, from: nil, in: stack)))
    expect(stack.visibility.isSuspended, is: true)
  }

  @Test("a change without a driver has its outcome at once")
  func noDriver() {
    var outcomes: [ChangeOutcome] = []
    LinksStack().wait(for: [1]) { outcome in MainActor.assumeIsolated { outcomes.append(outcome) } }
    expect(outcomes, is: [.detached])
  }

  @Test("it resumes where UIKit shows it when the app sets its path, after any report of SwiftUI")
  func shownUnheard() {
    let controllers = Controllers()
    let stack = app.shownStack
    stack.chain.observedHost.controllers = controllers
    stack.handle(.swiftUIDidHideStack)
    app.scheduler.run()
    expect(stack.visibility.isOutOfView, is: true)
    controllers.areInWindow = true
    app.setPath(1)
    expect(stack.visibility.isSuspended, is: false)
  }

  @Test("a tap below the top counts but for back navigation: an app may show that screen")
  func tapBelowTop() {
    let stack = app.shownStack
    let declaration = DestinationRegistry.Declaration(for: Int.self)
    declaration.update(on: stack.chain.root, nesting: 0) { (number: Int) in Text("\(number)") }
    app.setPath(1)
    app.scheduler.run()
    app.evaluatesAtOnce = true
    stack.handle(.tap(PathElement(2), on: stack.chain.root))
    expect(app.path, is: Shim.NavigationPath([1, 2]))
    // SwiftUI's report of it before the tap is handled counts.
    expect(stack.path.target.count, is: 2)
  }

  @Test("a screen without a destination that has gone in that turn warns of nothing")
  func goneUnresolved() {
    for goes in [false, true] {
      let app = StackApp()
      let controllers = app.pushUnresolved(PathElement(1))
      controllers.shown.motion = .still
      app.stack.handle(.screenIsIdle(app.stack.chain.top))
      if goes { app.setPath(to: Shim.NavigationPath()) }
      app.scheduler.run()
      expect(app.warnings.texts.count, is: goes ? 0 : 1)
    }
  }

  @Test("a saved element that nothing takes goes when its screen has come to rest, and no sooner")
  func unshowable() {
    let declaration = DestinationRegistry.Declaration(for: Int.self)
    declaration.update(on: app.stack.chain.root, nesting: 0) { (_: Int) in EmptyView() }
    let saved = PathElement(content: UndecodedElement(tag: "App.Gone", item: "{}"))
    let controllers = app.pushUnresolved(saved)
    for _ in 0..<3 { app.scheduler.runOnce(upTo: .turn) }
    expect(app.path.count, is: 1)
    controllers.shown.motion = .still
    app.stack.handle(.screenIsIdle(app.stack.chain.top))
    expect(app.path.count, is: 0)
    expect(app.warnings.texts.count, is: 1)
  }

  @Test("it resumes when scene and stack are in view, in either order")
  func scene() {
    let stack = app.stack
    for time in [2, 1] as [UInt64] {
      let time = DispatchTime(uptimeNanoseconds: time)
      stack.handle(.sceneChanged(isInBackground: time.uptimeNanoseconds == 2, time))
    }
    stack.handle(.swiftUIDidShowStack)
    stack.handle(.screenIsIdle(stack.chain.root))
    expect(stack.visibility.isHidden, is: false)
    expect(stack.visibility.isSuspended, is: true)
    // Of two news of one moment, the later ones count.
    stack.handle(.sceneChanged(isInBackground: false, DispatchTime(uptimeNanoseconds: 2)))
    expect(stack.visibility.isSuspended, is: false)
  }

  @Test("it has no screen evaluated for its surroundings where none has a link's")
  func surroundings() {
    let stack = app.shownStack
    var changes = 0
    let observer = stack.chain.root.link.surroundings.objectWillChange.sink { changes += 1 }
    app.setPath(1)
    expect(stack.chain.root.link.state.isOn, is: true)
    expect(changes, is: 0)
    observer.cancel()
  }

  @Test("UIKit is read once for each event")
  func asked() {
    let controllers = Controllers()
    let stack = app.shownStack
    stack.chain.observedHost.controllers = controllers
    stack.handle(.screenAppears(stack.chain.root, isAnimated: false))
    stack.handle(.screenIsIdle(stack.chain.root))
    stack.handle(.hostChanged)
    expect(controllers.askedCount, is: 3)
  }

  @Test("a link's write is judged by UIKit's state and the app's changes in that turn")
  func linkTurnedOff() {
    let still = HostState(depth: 2, motion: .still)
    func paths(
      owner: Int = 1,
      on host: HostState?,
      before: (LinksStack) -> Void = { _ in },
      then: (StackApp) -> Void = { _ in }
    ) -> [[Int]] {
      let app = StackApp()
      let controllers = app.hidePushes()
      for depth in [1, 2] {
        controllers.shown.depth = depth
        app.stack.handle(.screenIsIdle(app.stack.chain.top))
      }
      app.scheduler.run()
      if let host {
        controllers.shown = host
      } else {
        app.stack.chain.observedHost.controllers = nil
      }
      before(app.stack)
      app.stack.chain.screens[owner].link.isOnForHost = false
      let atOnce = app.path.compactValues(of: Int.self)
      then(app)
      app.scheduler.runOnce()
      return [atOnce, app.path.compactValues(of: Int.self)]
    }
    // The top has called `dismiss()`.
    expect(paths(on: still), is: [[1], [1]])
    expect(paths(on: nil), is: [[1, 2], [1]])
    // So it can while it moves there, or behind another tab.
    expect(paths(on: HostState(depth: 2, motion: .moving)), is: [[1], [1]])
    expect(paths(on: still, before: { $0.handle(.swiftUIDidHideStack) }), is: [[1], [1]])
    // People go back.
    expect(paths(on: HostState(depth: 1, motion: .moving)), is: [[1, 2], [1]])
    // It is nothing of a covered screen, or in the background.
    expect(paths(owner: 0, on: still), is: [[1, 2], [1, 2]])
    expect(paths(on: HostState(depth: 2, motion: .still, isCovered: true)), is: [[1, 2], [1, 2]])
    let background = LinksStack.Event.sceneChanged(isInBackground: true, .now())
    expect(paths(on: still, before: { $0.handle(background) }), is: [[1, 2], [1, 2]])
    // What the app sets is newer.
    expect(paths(on: nil, then: { $0.setPath(1, 9) }), is: [[1, 2], [1, 9]])
    expect(paths(on: nil, then: { $0.setPath(1, 2, 3) }), is: [[1, 2], [1, 2, 3]])
  }

  @Test("nothing is missing any more where something is found to show")
  func foundAtLast() {
    let screen = LinkedScreen(.root, .element(PathElement(1)), from: nil, in: nil)
    screen.markMissing()
    screen.resolve(PathElement(1), as: AnyView(EmptyView()), of: DestinationRegistry.Evaluation())
    expect(screen.isMissing, is: false)
  }
}

/// A stack whose view has been evaluated, and the app around it.
@MainActor
private final class StackApp {
  let stack = LinksStack()
  let scheduler = ManualScheduler()
  private(set) var path = Shim.NavigationPath()
  private(set) var areAnimationsOn = true
  let warnings = Lines()
  var animation = ChangeAnimation.automatic

  /// Whether SwiftUI evaluates the stack's view as soon as its path is written.
  var evaluatesAtOnce = false
  let schedulerOfSwitch = ManualScheduler()
  private(set) lazy var animations = AnimationSwitch(
    isOn: { [unowned self] in areAnimationsOn },
    turn: { [unowned self] in areAnimationsOn = $0 },
    scheduler: schedulerOfSwitch
  )

  init() {
    evaluate()
  }

  /// Evaluates the body of the stack's view.
  private func evaluate() {
    var configuration = NavigationConfiguration()
    configuration.hooks.container = .navigationView
    configuration.hooks.scheduler = scheduler
    configuration.hooks.animations = animations
    configuration.animation = animation
    configuration.hooks.warnings = WarningLog { [warnings] in warnings.texts.append($0) }
    let binding = Binding {
      self.path
    } set: {
      self.path = $0
      if self.evaluatesAtOnce { self.setPath(to: $0) }
    }
    stack.prepare(StackPath(binding), configuration)
  }

  /// The stack, once it has come into view.
  var shownStack: LinksStack {
    stack.handle(.swiftUIDidShowStack)
    stack.handle(.screenIsIdle(stack.chain.root))
    scheduler.run()
    return stack
  }

  func setPath<V: Hashable>(_ values: V...) { setPath(to: Shim.NavigationPath(values)) }

  func setPath(to newPath: Shim.NavigationPath) {
    path = newPath
    evaluate()
    // SwiftUI reports it in a body, and the stack follows a turn later.
    scheduler.runOnce(upTo: .turn)
  }
}

extension StackApp {
  /// Pushes an element for whose screen nothing is found to show, and which moves.
  fileprivate func pushUnresolved(_ element: PathElement) -> Controllers {
    let controllers = Controllers()
    shownStack.chain.observedHost.controllers = controllers
    var path = Shim.NavigationPath()
    path.elements = [element]
    setPath(to: path)
    controllers.shown = HostState(depth: 1, motion: .moving)
    let screen = stack.chain.top
    stack.deferWork { $0.unresolvedScreens.append(screen) }
    return controllers
  }
}

@MainActor
@Suite("The snapshot of the old screen")
struct CoveredPushesTests {
  @Test("goes when the stack goes, also where what it lies on stays")
  func stackGoesAway() async {
    let controllers = Controllers()
    var pushes: SnapshotPushes? = SnapshotPushes(ManualScheduler())
    let chain = ScreenChain(in: LinksStack())
    chain.observedHost.controllers = controllers
    pushes?.handle(.newPath, in: chain)
    pushes?.handle(.update(isAnimated: false, isLast: false), in: chain)
    expect(controllers.snapshot?.isThere, is: true)
    pushes = nil
    for _ in 0..<100 where controllers.snapshot?.isThere == true { await Task.yield() }
    expect(controllers.snapshot?.isThere, is: false)
  }

  @Test("leaves animations on in a turn that were off for an update, also where that never ends")
  func updateGoesAway() {
    var isOn = true
    let scheduler = ManualScheduler()
    let animations = AnimationSwitch(isOn: { isOn }, turn: { isOn = $0 }, scheduler: scheduler)
    var update: RunningStep? = RunningStep(animations, ManualScheduler())
    update?.begin(animated: false, byTransaction: false) {}
    expect(isOn, is: false)
    update = nil
    expect(isOn, is: false)
    scheduler.runOnce(upTo: .turn)
    expect(isOn, is: true)
    scheduler.run()
  }

  @Test("the snapshot goes with the switch, by the report of the right screen")
  func news() {
    typealias News = (
      event: (LinksStack) -> LinksStack.Event, motion: HostState.Motion, snapshot: [String],
      isOn: Bool
    )
    // With the first of two screens on its way, which is the top.
    let first: [News] = [
      ({ .screenAppears($0.chain.top, isAnimated: false) }, .still, ["in front"], false),
      ({ .screenAppears($0.chain.top, isAnimated: true) }, .still, ["in front"], false),
      ({ .screenAppears($0.chain.root, isAnimated: true) }, .still, ["gone"], false),
      ({ .screenAppears($0.chain.root, isAnimated: true) }, .held, ["gone"], true),
      ({ .uikitDidShow(Reporter(on: $0.chain.root)) }, .moving, ["in front"], false),
      ({ .uikitDidShow(Reporter(on: $0.chain.top)) }, .moving, ["in front"], true),
      ({ _ in .hostChanged }, .held, [], true),
      ({ _ in .swiftUIDidHideStack }, .still, ["gone"], true),
    ]
    for (number, news) in first.enumerated() {
      let app = StackApp()
      let controllers = app.hidePushes()
      controllers.shown.motion = news.motion
      app.stack.handle(news.event(app.stack))
      app.schedulerOfSwitch.runOnce(upTo: .turn)
      expect(controllers.snapshot?.actions, is: news.snapshot, "\(number)")
      expect(app.areAnimationsOn, is: news.isOn, "\(number)")
    }
    // And with the last, which moves; what was to come without animation, and still moves, is animated.
    for (animation, isAnimated, motion, snapshot) in [
      (.automatic, false, .moving, ["in front"]),
      (.automatic, true, .moving, ["leaves", "in front"]),
      (.disabled, false, .moving, ["in front", "leaves"]),
      (.disabled, false, .still, ["in front", "gone"]),
    ] as [(ChangeAnimation, Bool, HostState.Motion, [String])] {
      let app = StackApp()
      app.animation = animation
      let controllers = app.hidePushes()
      controllers.shown.depth = 1
      app.stack.handle(.screenIsIdle(app.stack.chain.top))
      app.stack.handle(.screenAppears(app.stack.chain.top, isAnimated: isAnimated))
      controllers.shown = HostState(depth: 2, motion: motion)
      app.scheduler.runOnce(upTo: .appearance)
      expect(controllers.snapshot?.actions, is: snapshot)
    }
  }
}

extension StackApp {
  /// Sets a path of two screens, of which the first comes in below a snapshot.
  fileprivate func hidePushes() -> Controllers {
    let controllers = Controllers()
    shownStack.chain.observedHost.controllers = controllers
    animations.observeAnimatedPush()
    setPath(1, 2)
    return controllers
  }
}

@MainActor
private final class Reporter: ObservedHost.Reporter {
  let screen: LinkedScreen?
  let isInWindow = true
  let nesting = 1
  let isKeptFromColumn = false
  let scene: (AnyObject, isInBackground: Bool)? = nil

  init(on screen: LinkedScreen) { self.screen = screen }

  func controllers(
    of stack: LinksStack,
    known: (any ObservedHost.Controllers)?
  ) -> (any ObservedHost.Controllers)? { nil }
}

@MainActor
private final class Controllers: ObservedHost.Controllers {
  var snapshot: Snapshot?
  var askedCount = 0
  var shown = HostState(depth: 0, motion: .still)

  func observe() -> HostState? {
    askedCount += 1
    return shown
  }

  var areInWindow = false
  let areHidden = false
  let havePresented = false
  let haveDepartedScreens = false

  func removeDepartedScreens() {}

  func pop(to screen: LinkedScreen, animated isAnimated: Bool) -> Bool { false }

  func haveUnknownTop(at depth: Int) -> Bool { false }

  let transitionBegan: Nanoseconds? = nil

  func takeSnapshot(_ sizeDidChange: @escaping () -> Void) -> (any SnapshotPushes.Snapshot)? {
    snapshot = Snapshot()
    return snapshot
  }
}

private final class Snapshot: SnapshotPushes.Snapshot {
  private(set) var actions: [String] = []
  var isThere: Bool { !actions.contains("gone") }

  func bringToFront() { actions.append("in front") }
  func leave(with reporter: (any ObservedHost.Reporter)?) { actions.append("leaves") }
  func remove() { actions.append("gone") }
}

@MainActor
@Suite("The declarations of a stack")
struct DestinationRegistryTests {
  @Test("the work for many declarations of one type grows with their number", arguments: [1, 2])
  func linear(rounds: Int) {
    let small = Declaring(100, rounds: rounds).work
    let large = Declaring(1_000, rounds: rounds).work
    expect(small > 0, is: true)
    expect(large <= 12 * small, is: true, "\(small) for 100, \(large) for 1 000")
  }

  @Test("the newer of two declarations on one screen counts, and each is read once")
  func newest() {
    let declaring = Declaring(2, rounds: 2)
    let destinations = declaring.stack.resolver.destinations
    let before = declaring.work
    var found: DestinationRegistry.Evaluation?
    if case .found(_, _, let by) = destinations.resolve(PathElement(1), at: 1) { found = by }
    expect(found === declaring.declarations[1].evaluation, is: true)
    expect(declaring.work - before, is: 2)
  }

  @Test("a screen's declaration ends once another screen is in its place")
  func replaced() {
    let declaring = Declaring(0, rounds: 1)
    declaring.show("first", "above")
    let place = declaring.stack.chain.screens[1]
    // SwiftUI may keep it for longer than the screen is there.
    let declaration = DestinationRegistry.Declaration(for: String.self)
    declaration.update(on: place, nesting: 0) { (text: String) in Text(text) }
    expect(declaring.stack.resolver.destinations.hasDestination(for: PathElement("a")), is: true)
    var refreshes = 0
    let observer = declaring.stack.chain.top.objectWillChange.sink { refreshes += 1 }
    declaring.show("second", "above")
    expect(declaring.stack.chain.screens[1] === place, is: true)
    expect(declaring.stack.resolver.destinations.hasDestination(for: PathElement("a")), is: false)
    // What it has decided about looks again.
    expect(refreshes, is: 1)
    withExtendedLifetime((declaration, observer)) {}
  }

  @Test("declarations that have gone are forgotten, however many there were")
  func forgotten() async {
    let declaring = Declaring(1_000, rounds: 1)
    declaring.declarations.removeAll()
    let before = declaring.work
    _ = declaring.stack.resolver.destinations.hasDestination(for: PathElement(1))
    // The registry learns that they have gone when the main actor has time.
    for _ in 0..<100 { await Task.yield() }
    declaring.declare(100)
    expect(declaring.work - before < 2_500, is: true)
  }
}

/// A stack, on whose root a type is declared many times.
@MainActor
private final class Declaring {
  let stack: LinksStack
  var declarations: [DestinationRegistry.Declaration] = []

  private let app = StackApp()

  init(_ count: Int, rounds: Int) {
    stack = app.shownStack
    for _ in 0..<rounds { declare(count - declarations.count) }
  }

  /// How often a declaration has been looked at.
  var work: Int { stack.resolver.destinations.visitCount }

  /// Shows screens above the root.
  func show(_ names: String...) {
    app.setPath(to: Shim.NavigationPath(names))
    app.scheduler.run()
  }

  /// Adds declarations, and evaluates all.
  func declare(_ count: Int) {
    declarations += (0..<count).map { _ in DestinationRegistry.Declaration(for: Int.self) }
    for declaration in declarations {
      declaration.update(on: stack.chain.root, nesting: 0) { (number: Int) in Text("\(number)") }
    }
    app.scheduler.run()
  }
}
