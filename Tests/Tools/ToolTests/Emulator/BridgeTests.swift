import SwiftUI
import Testing

/// How the emulated navigation view pushes and pops, after DanceUI.
@MainActor
@Suite("Bridge")
struct BridgeTests {
  private let model = ChainModel(10)
  private let log = Log()

  private func launch(_ depth: Int = 0, _ behavior: HostBehavior = HostBehavior()) -> EmulatedApp {
    launch(depth, behavior) { LinkChain(model: model) }
  }

  private func launch<Content: View>(
    _ depth: Int = 0,
    _ behavior: HostBehavior = HostBehavior(),
    @ViewBuilder _ content: () -> Content
  ) -> EmulatedApp {
    model.links = model.links.map { _ in false }
    model.onWrite = nil
    let app = model.launch(depth, behavior, content)
    model.onWrite = { [log] in log.add("\($0) \($1)") }
    return app
  }

  private func expect(_ entries: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    ToolTests.expect(log.take(), entries, sourceLocation: sourceLocation)
  }

  @Test("each push since the last pop turns the link off once more")
  func severalPushes() {
    let app = launch(1)
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
    let app = launch() {
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

  @Test("a screen without a window pops a turn later, and so does the top in the same update")
  func coveredFirst() {
    let app = launch(2)
    app.update { (model.links[0], model.links[1]) = (false, false) }
    ToolTests.expect(app.depth, 2)
    app.settle()
    ToolTests.expect(app.depth, 0)
  }

  @Test("a push is animated as its link is evaluated last before the host follows")
  func lastEvaluation() {
    let app = launch(0, HostBehavior(lag: 10))
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

  @Test("another link of a covered screen pushes in place of the first, and what is below stays")
  func secondLinkBelow() {
    let app = launch() { ForkedChain(model: model) }
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
    let app = launch() { ForkedChain(model: model) }
    for level in 0...1 { app.settle { model.links[level] = true } }
    app.settle { model.links[5] = true }
    app.settle { model.links[1] = false }
    ToolTests.expect(app.depth, 2)
    app.settle { model.links[1] = true }
    ToolTests.expect(app.depth, 3)
    app.settle { model.links[1] = false }
    ToolTests.expect(app.depth, 1)
  }

  @Test("a covered screen doesn't dismiss itself, and another one does so once")
  func dismissalOfNothing() {
    let box = DismissActions()
    let app = launch(3) {
      NavigationView { KeepingScreen(model: model, level: 0, box: box) }.navigationViewStyle(.stack)
    }
    app.settle { box.actions[2]?() }
    ToolTests.expect(app.depth, 3)
    app.settle {
      box.actions[3]?()
      box.actions[3]?()
    }
    ToolTests.expect(app.depth, 2)
  }

  @Test("a dismissal during a transition pops at its end")
  func dismissalInTransition() {
    let box = DismissActions()
    let app = launch() {
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

  @Test("views disappear a turn after their screen, and controllers move to their parent again")
  func windows() {
    let app = launch() {
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
    expect("appears", "0 false", "0 false", "gone")
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
