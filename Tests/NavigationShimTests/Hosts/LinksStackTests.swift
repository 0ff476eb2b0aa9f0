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
}

/// A stack whose view has been evaluated, and the app around it.
@MainActor
private final class StackApp {
  let stack = LinksStack()
  let scheduler = ManualScheduler()
  private var path = Shim.NavigationPath()

  init() { evaluate() }

  /// Evaluates the body of the stack's view.
  private func evaluate() {
    var configuration = NavigationConfiguration()
    configuration.hooks.container = .navigationView
    configuration.hooks.scheduler = scheduler
    configuration.hooks.warnings = WarningLog { _ in }
    let binding = Binding(get: { self.path }, set: { self.path = $0 })
    stack.prepare(StackPath(binding), configuration)
  }

  /// The stack, once it has come into view.
  var shownStack: LinksStack {
    stack.handle(.swiftUIDidShowStack)
    stack.handle(.screenIsIdle(stack.chain.root))
    scheduler.run()
    return stack
  }

  func setPath(to newPath: Shim.NavigationPath) {
    path = newPath
    evaluate()
    // SwiftUI reports it in a body, and the stack follows a turn later.
    scheduler.runOnce(upTo: .turn)
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
}

@MainActor
private final class Controllers: ObservedHost.Controllers {
  var snapshot: Snapshot?
  var askedCount = 0

  func observe() -> HostState? {
    askedCount += 1
    return HostState(depth: 0, motion: .still)
  }

  let areInWindow = false
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
  private(set) var isThere = true

  func bringToFront() {}
  func leave(with reporter: (any ObservedHost.Reporter)?) {}
  func remove() { isThere = false }
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
