import SwiftUI
import Testing

/// What each of ``BridgeFacts`` says, beside what happens without it.
@MainActor
@Suite("Bridge")
struct BridgeTests {
  private let model = ChainModel(10)
  private let log = Log()

  private func launch(_ depth: Int = 0, _ facts: BridgeFacts, lag: Int64 = 0) -> EmulatedApp {
    launch(depth, facts, lag: lag) { LinkChain(model: model) }
  }

  private func launch<Content: View>(
    _ depth: Int = 0,
    _ facts: BridgeFacts,
    lag: Int64 = 0,
    @ViewBuilder _ content: () -> Content
  ) -> EmulatedApp {
    model.links = model.links.map { _ in false }
    model.onWrite = nil
    let app = model.launch(depth, HostBehavior(lag: lag, bridgeFacts: facts), content)
    model.onWrite = { [log] in log.add("\($0) \($1)") }
    return app
  }

  private func expect(_ entries: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    ToolTests.expect(log.take(), entries, sourceLocation: sourceLocation)
  }
}

/// Who writes `false` to links, and how often.
extension BridgeTests {
  @Test("a person's pop is written when it has ended, and once more in the update after that")
  func personsPop() {
    for (facts, writes) in [(BridgeFacts.writesTwice, ["1 false", "1 false"]), ([], ["1 false"])] {
      let app = launch(2, facts)
      app.back()
      app.advance(by: 349_000_000)
      expect()
      app.settle()
      ToolTests.expect(log.take(), writes)
    }
  }

  @Test(
    "a pop by an update is written once, as it begins, and to the links above when it has ended"
  )
  func updatesPop() {
    let app = launch(4, .writesTwice)
    app.update { model.links[1] = false }
    expect("1 false")
    app.settle()
    expect("2 false", "3 false")
    ToolTests.expect(app.depth, 1)
  }

  @Test("a lost push is written at the end of the transition that was in its way")
  func lostPush() {
    let app = launch(0, .writesTwice)
    app.update { model.links[0] = true }
    app.advance(by: 100_000_000)
    app.update { model.links[1] = true }
    expect()
    app.settle()
    expect("1 false", "1 false")
    app.breaks(.pushDuringTransition)
  }

  @Test("a screen is told as often as its links have pushed since one of them has popped")
  func severalPushes() {
    let app = launch(1, .writesTwice)
    app.walkBack()
    expect("0 false", "0 false")
    app.settle { model.links[0] = true }
    app.walkBack()
    expect("0 false", "0 false", "0 false")
    app.settle { model.links[0] = true }
    app.settle { model.links[0] = false }
    expect("0 false")
    app.settle { model.links[0] = true }
    app.walkBack()
    expect("0 false", "0 false")
  }

  @Test("a link that stays on is written to after each transition, and pushes nothing")
  func linkThatStaysOn() {
    let app = launch(0, .writesTwice) {
      NavigationView {
        NavigationLink("to 1", isActive: Binding(get: { true }, set: { log.add("\($0)") })) {
          Text("first")
        }
      }
    }
    app.settle()
    app.walkBack()
    expect("false")
    ToolTests.expect(app.depth, 0)
  }
}

/// Screens without a window.
extension BridgeTests {
  @Test("a covered screen's link is heeded a turn later, and what is turned back meanwhile isn't")
  func coveredLinks() {
    for (facts, depths) in [(BridgeFacts.followsUnseenScreens, [2, 2, 0]), ([], [0, 0, 0])] {
      let app = launch(2, facts)
      app.update { model.links[0] = false }
      ToolTests.expect(app.depth, depths[0])
      model.links[0] = true
      app.settle()
      ToolTests.expect(app.depth, depths[1])
      app.settle { model.links[0] = false }
      ToolTests.expect(app.depth, depths[2])
    }
  }

  @Test("with a covered one in the same update, the top's waits for it")
  func coveredFirst() {
    let app = launch(2, .followsUnseenScreens)
    app.update { (model.links[0], model.links[1]) = (false, false) }
    ToolTests.expect(app.depth, 2)
    app.settle()
    ToolTests.expect(app.depth, 0)
  }

  @Test("the background is no obstacle")
  func background() {
    let app = launch(1, .followsUnseenScreens)
    app.leave()
    app.settle { model.links[1] = true }
    ToolTests.expect(app.depth, 2)
    app.settle { model.links[0] = false }
    ToolTests.expect(app.depth, 0)
    app.comeBack()
    app.breaks()
  }

  @Test("nor is another tab")
  func hiddenTab() {
    let app = launch(0, .followsUnseenScreens) { TwoTabs { LinkChain(model: model) } }
    app.selectTab("second tab")
    app.settle { model.links[0] = true }
    app.selectTab("first tab")
    ToolTests.expect(app.depth, 1)
    app.breaks()
  }
}

/// What is animated.
extension BridgeTests {
  @Test("a push is still where the link was last evaluated so, and a pop never is by a transaction")
  func stillPushes() {
    let app = launch(0, .animatesByLastEvaluation)
    app.settle { still { model.links[0] = true } }
    ToolTests.expect(app.animatedTransitions, 0)
    app.settle { still { model.links[0] = false } }
    ToolTests.expect(app.animatedTransitions, 1)
  }

  @Test("an evaluation before the host follows decides")
  func lastEvaluation() {
    let app = launch(0, .animatesByLastEvaluation, lag: 10)
    app.update { still { model.links[0] = true } }
    model.isSheetShown = true
    app.settle()
    ToolTests.expect(app.animatedTransitions, 1)
  }

  private func still(_ change: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
  }
}

/// Links that a link stack hasn't.
extension BridgeTests {
  @Test("a second link of a screen has the top leave")
  func secondLink() {
    let app = launch(0, .pushesOnTop) { TwoLinks(model: model) }
    app.settle { model.links[0] = true }
    app.settle { model.links[1] = true }
    app.shows("second")
    ToolTests.expect(app.depth, 1)
    app.breaks(.severalLinksOn, .popAndPush)
  }

  @Test("and what lies between stays")
  func secondLinkBelow() {
    let app = launch(0, .pushesOnTop) { ForkedChain(model: model) }
    app.settle { model.links[0] = true }
    app.settle { model.links[1] = true }
    app.settle { (model.links[0], model.links[5]) = (false, true) }
    app.shows("fork")
    ToolTests.expect(app.depth, 2)
    app.walkBack()
    app.shows("first", "on")
  }

  @Test("a link of a covered screen pushes on top, and pops all above its own")
  func coveredPush() {
    let app = launch(0, .pushesOnTop) { ForkedChain(model: model) }
    for level in 0...1 { app.settle { model.links[level] = true } }
    app.settle { model.links[5] = true }
    app.settle { model.links[1] = false }
    ToolTests.expect(app.depth, 2)
    app.settle { model.links[1] = true }
    ToolTests.expect(app.depth, 3)
    app.settle { model.links[1] = false }
    ToolTests.expect(app.depth, 1)
  }
}

/// Dismissal.
extension BridgeTests {
  @Test("has UIKit pop at once, and is written when that has ended")
  func dismissal() {
    let app = launch(2, .all)
    app.tap("dismiss")
    ToolTests.expect(app.isInTransition, true)
    expect()
    app.settle()
    expect("1 false", "1 false")
    ToolTests.expect(app.depth, 1)
  }

  @Test("is nothing on a covered screen, and once for one screen")
  func dismissalOfNothing() {
    for (facts, depth) in [(BridgeFacts.dismissPops, 2), ([], 1)] {
      let box = DismissActions()
      let app = launch(3, facts) {
        NavigationView { KeepingScreen(model: model, level: 0, box: box) }.navigationViewStyle(
          .stack
        )
      }
      app.settle { box.actions[2]?() }
      ToolTests.expect(app.depth, facts.isEmpty ? 1 : 3)
      app.settle {
        box.actions[3]?()
        box.actions[3]?()
      }
      ToolTests.expect(app.depth, depth)
    }
  }

  @Test("in a transition, is heeded when that has ended")
  func dismissalInTransition() {
    let box = DismissActions()
    let app = launch(0, .dismissPops) {
      NavigationView { KeepingScreen(model: model, level: 0, box: box) }.navigationViewStyle(.stack)
    }
    app.update { model.links[0] = true }
    app.advance(by: 100_000_000)
    box.actions[1]?()
    app.advance(by: 200_000_000)
    ToolTests.expect(app.depth, 1)
    app.settle()
    ToolTests.expect(app.depth, 0)
  }

  @Test("a pushed screen isn't presented before it is there")
  func presented() {
    let app = launch(0, .presentsLate) {
      NavigationView {
        NavigationLink("to 1", isActive: .constant(true)) { PresentedText(log: log) }
      }
    }
    app.settle()
    expect("false", "true")
    app.shows("true")
  }
}

/// Sheets, and windows.
extension BridgeTests {
  @Test("what an app no longer presents leaves a turn later, under which a push begins")
  func sheet() {
    for (facts, depth) in [(BridgeFacts.presentationsLeaveLate, 1), ([], 0)] {
      model.isSheetShown = false
      let app = launch(0, facts) { Presented.sheet.view(over: LinkChain(model: model), model) }
      app.settle { model.isSheetShown = true }
      app.settle { (model.isSheetShown, model.links[0]) = (false, true) }
      ToolTests.expect(app.depth, depth)
    }
  }

  @Test("a screen's views hear a turn later that it has gone, and controllers of their parent anew")
  func windows() {
    let app = launch(0, .followsWindows) {
      Observing(model) { _ in
        NavigationView {
          VStack {
            ControllerView { LoggingController(log) }
            NavigationLink("to 1", isActive: model.isActive(0)) {
              Text("first").onDisappear { log.add("gone") }
            }
          }
        }
      }
    }
    expect("appears", "parent")
    app.settle { model.links[0] = true }
    app.back()
    expect("parent")
    app.settle()
    expect("appears", "0 false", "gone")
  }
}

private final class LoggingController: UIViewController {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.add("parent")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("appears")
  }
}

private struct PresentedText: View {
  @Environment(\.presentationMode) private var presentationMode
  let log: Log

  var body: some View {
    let text = "\(presentationMode.wrappedValue.isPresented)"
    log.add(text)
    return Text(text)
  }
}

@MainActor
private final class DismissActions {
  var actions: [Int: DismissAction] = [:]
}

private struct KeepingScreen: View {
  @ObservedObject var model: ChainModel
  @Environment(\.dismiss) private var dismiss
  let level: Int
  let box: DismissActions

  var body: some View {
    box.actions[level] = dismiss
    return NavigationLink(
      "on",
      destination: AnyView(KeepingScreen(model: model, level: level + 1, box: box)),
      isActive: model.isActive(level)
    )
  }
}

private struct ForkedChain: View {
  @ObservedObject var model: ChainModel

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("0", isActive: model.isActive(0)) {
          VStack {
            Text("first")
            NavigationLink("on", isActive: model.isActive(1)) { Text("second") }
          }
        }
        NavigationLink("5", isActive: model.isActive(5)) { Text("fork") }
      }
    }
    .navigationViewStyle(.stack)
  }
}
