import LinkStackEngine
import SimulatedHost
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("A host that reports something rarely, or not at all", .misusesNoHost)
struct RareReportTests {
  private let model = Numbers([1])
  private let clock = VirtualTime()
  private let checks = HostChecks(log: WarningLog { _ in })
  private let anchor = ColumnAnchor()
  private let root = Reporter()
  private let top = Reporter()
  private var host: ReadHost { root.host }

  /// A stack of one screen above the root that no view shows: the test sends UIKit's reports.
  private func makeStack(inColumn isInColumn: Bool = false) -> LinksStack {
    let stack = LinksStack()
    host.stack = stack
    let animations = AnimationSwitch(
      isOn: { [host] in host.areAnimationsOn },
      turn: { [host] in host.areAnimationsOn = $0 },
      scheduler: clock
    )
    var configuration = NavigationConfiguration()
    configuration.hooks.container = .navigationView
    configuration.hooks.scheduler = clock
    configuration.hooks.animations = animations
    configuration.hooks.checks = checks
    let columns = LinkedColumns()
    columns.update([], preferred: nil, configuration)
    var column = Column(columns, LinkedColumns.Screen(index: 0))
    column.anchor = anchor
    let bound = ObservedObject(wrappedValue: model).projectedValue
    stack.prepare(StackPath(bound.path), configuration, in: isInColumn ? column : nil)
    (root.screen, top.screen, top.host) = (stack.chain.root, stack.chain.top, host)
    for reporter in [root, top] {
      stack.handle(.reporterMade(reporter))
      stack.handle(.uikitWillShow(reporter, isAnimated: false))
      stack.handle(.uikitDidShow(reporter))
    }
    clock.advance(by: .seconds(1))
    return stack
  }

  @Test("a screen that has popped itself, and isn't reported, is replaced by what is appended")
  func dismissed() {
    let stack = makeStack()
    host.state = HostState(depth: 0, motion: .moving)
    model.path.append(3)
    stack.pathMayHaveChanged()
    clock.advance(by: .zero)
    expect(model.numbers, is: [3])
  }

  @Test("animations are on as soon as a finger holds a screen", arguments: [false, true])
  func held(hasAppeared: Bool) {
    let stack = makeStack()
    stack.chain.beginUpdate(animated: false)
    host.state = HostState(depth: 0, motion: .held)
    stack.handle(hasAppeared ? .uikitWillShow(root, isAnimated: true) : .hostChanged)
    clock.advance(by: .zero)
    expect(host.areAnimationsOn, is: true)
  }

  @Test("animations stay off for a step while a screen below appears")
  func belowStep() {
    let stack = makeStack()
    stack.chain.beginUpdate(animated: false)
    stack.handle(.uikitDidShow(root))
    clock.advance(by: .zero)
    expect(host.areAnimationsOn, is: false)
  }

  @Test("one without a controller refutes nothing below the top, nor in a column")
  func withoutController() {
    for isInColumn in [false, true] {
      let stack = makeStack(inColumn: isInColumn)
      let reporter = isInColumn ? top : root
      reporter.nesting = 0
      stack.handle(.uikitDidShow(reporter))
      expect(checks.verdict(on: .appearances), is: .holds, "in a column: \(isInColumn)")
    }
  }

  @Test("an unknown top refutes only if it stays, and then the stack takes it for its own")
  func unknownTop() {
    for stays in [false, true] {
      let stack = makeStack()
      host.isTopUnknown = true
      host.state = HostState(depth: 0, motion: .still, isCovered: true)
      stack.handle(.screenIsIdle(stack.chain.top))
      if !stays { stack.chain.didTruncate(to: 0) }
      clock.advance(by: .seconds(2))
      expect(stack.isSafe, is: stays)
      expect(stack.driver?.isSettled, is: stays)
      (host.isTopUnknown, host.state) = (false, HostState(depth: 1, motion: .still))
    }
  }

  @Test("a tap on a covered screen has its effect when nothing moves")
  func tap() {
    let stack = makeStack()
    var hasEffect = false
    stack.handle(.presentingTap(on: stack.chain.root) { hasEffect = true })
    expect(hasEffect, is: true)
  }

  @Test("a caller waits for a stack that is in view again without a report")
  func unreportedReturn() {
    let stack = makeStack()
    host.areInWindow = false
    stack.handle(.swiftUIDidHideStack)
    clock.advance(by: .seconds(1))
    host.areInWindow = true
    var outcome: ChangeOutcome?
    stack.wait(for: model.path) { outcome = $0 }
    clock.advance(by: .seconds(1))
    expect(outcome, is: .presented)
  }

  @Test("all work of one action is done together")
  func work() {
    let stack = makeStack()
    for _ in 1...3 { stack.pathMayHaveChanged() }
    expect(clock.pendingCount, is: 1)
  }

  @Test("a stack that isn't in its column after all is shown again, and no stack of the column")
  func leftColumn() {
    let stack = makeStack(inColumn: true)
    expect(anchor.hasStack, is: true)
    var isShownAgain = false
    let changes = stack.objectWillChange.sink { isShownAgain = true }
    stack.leaveColumn()
    clock.advance(by: .zero)
    expect(isShownAgain, is: true)
    expect(anchor.hasStack, is: false)
    changes.cancel()
  }

  @Test("covered screens may decide as well, also in a column beside others")
  func coveredScreens() {
    let stack = makeStack(inColumn: true)
    let presenter = Presenter()
    presenter.update(Presenter.PresentedView(isPresented: .constant(true)), on: stack.chain.top)
    _ = clock.performNext(by: clock.now)
    expect(stack.path.target.views.count, is: 0)
    clock.advance(by: .zero)
    expect(stack.path.target.views.first === presenter.presentation, is: true)
  }

  @Test("a stack whose place in a column another one takes keeps its path")
  func replacedInColumn() {
    _ = makeStack(inColumn: true)
    host.state = HostState(depth: 0, motion: .still)
    host.stack?.handle(.uikitWillShow(root, isAnimated: false))
    (root.screen, top.screen, host.stack) = (nil, nil, nil)
    clock.advance(by: .seconds(1))
    expect(model.numbers, is: [1])
  }

  #if os(Linux)
  @Test("SwiftUI's reports are followed if UIKit has none, also after the back button's menu")
  func menu() async {
    let model = Numbers()
    let app = await model.launched(.links, HostBehavior(settleSignals: .silent))
    for number in 1..<4 { await app.press("to \(number)") }
    await app.settle { model.numbers = [1, 2, 3, 4] }
    model.expectScreens([1, 2, 3, 4], in: app)
    expect(await app.back(to: 1), is: true)
    await app.settle()
    await app.press("to 2")
    model.expectScreens([1, 2], in: app)
  }

  @Test("a stack is in view a turn after SwiftUI alone has reported it")
  func promptly() async {
    let model = Numbers([1])
    let app = model.launch(.links, HostBehavior(settleSignals: .silent))
    await app.wait(50)
    model.numbers = []
    await app.wait(500)
    model.expectScreens([], in: app)
  }

  @Test("people go back from a foreign screen to any screen below, and the path follows")
  func foreignScreen() async {
    for depth in 0...2 {
      let model = Numbers([1, 2])
      let app = await model.launched()
      expect(app.emulated.pushStranger(), is: true)
      await app.wait(1_000)
      expect(await app.back(to: depth), is: true)
      await app.settle()
      model.expectScreens(Array([1, 2].prefix(depth)), in: app, "to \(depth)")
    }
  }
  #endif
}
