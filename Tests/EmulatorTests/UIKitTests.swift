import SwiftUI
import Testing

@MainActor
@Suite("Strict host: the controller of a stack")
struct ControllerTests {
  private let model = ChainModel(10)
  private let probe = Probe()

  private func app(_ depth: Int, _ behavior: HostBehavior = HostBehavior()) -> EmulatedApp {
    model.launch(depth, behavior) { ProbedStack(model: model, probe: probe) }
  }

  @Test("says from the beginning of a change without animation that it is over")
  func withoutAnimation() {
    let app = app(1)
    UIView.setAnimationsEnabled(false)
    app.update { model.links[1] = true }
    #expect(app.isInTransition)
    #expect(probe.answer == "3 still")
    app.settle()
    app.update { model.links[0] = false }
    UIView.setAnimationsEnabled(true)
    #expect(app.isInTransition)
    #expect(probe.answer == "1 still")
  }

  @Test("is not to be found on a host that can't be asked")
  func cantTell() {
    let app = app(1, HostBehavior(canBeAsked: false))
    #expect(probe.controller?.navigationController == nil)
    #expect(probe.controller?.transitionCoordinator == nil)
    app.end()
  }

  @Test("loses a push while something goes away that was presented", arguments: Presented.allCases)
  private func pushWhileUncovering(presented: Presented) {
    let app = model.launch { presented.view(over: LinkChain(model: model), model) }
    app.settle { model.isSheetShown = true }
    app.update { model.isSheetShown = false }
    app.settle { model.links[0] = true }
    #expect(app.depth == 0)
    #expect(app.violations.map(\.kind) == [.pushDuringTransition])
    // It is heeded later.
    app.settle { model.links[0] = false }
    app.settle { model.links[0] = true }
    #expect(app.depth == 1)
  }

  @Test(
    "knows what is presented until that has gone, and moves while it goes",
    arguments: Presented.allCases,
    [false, true]
  )
  private func presented(presented: Presented, isInside: Bool) {
    let app = model.launch {
      if isInside {
        NavigationView {
          presented.view(over: ProbedScreen(model: model, probe: probe), model)
        }
      } else {
        presented.view(over: ProbedStack(model: model, probe: probe), model)
      }
    }
    #expect(probe.presented == "nothing")
    app.settle { model.isSheetShown = true }
    #expect(probe.presented == "stays")
    #expect(probe.answer == "1 still")
    model.isSheetShown = false
    #expect(probe.presented == "stays")
    app.update()
    #expect(probe.presented == "goes")
    #expect(probe.answer == "1 moving")
    app.settle()
    #expect(probe.presented == "nothing")
    #expect(probe.answer == "1 still")
  }

  @Test("counts a screen that somebody else has pushed, and has nothing of its own seen under it")
  func stranger() {
    let app = app(1)
    _ = model.log.take()
    #expect(app.pushStranger())
    #expect(probe.answer == "3 still")
    #expect(app.visibleTexts == [])
    #expect(model.log.take() == ["won't 1", "disappear 1", "gone 1"])
    #expect(!app.pushStranger())
    #expect(!app.beginSwipeBack())
    app.end()
  }

  @Test("goes back from a screen that somebody else has pushed to the one below")
  func backFromStranger() {
    let app = app(1)
    #expect(app.pushStranger())
    _ = model.log.take()
    #expect(app.back())
    #expect(probe.answer == "2 moving")
    app.settle()
    #expect(probe.answer == "2 still")
    #expect(model.log.take() == ["appear 1", "will 1", "did 1"])
    #expect(app.violations.isEmpty)
  }

  @Test("goes back from a screen that somebody else has pushed to any below")
  func backFromStrangerToRoot() {
    let app = app(2)
    #expect(app.pushStranger())
    #expect(app.back(to: 0))
    app.settle()
    #expect(probe.answer == "1 still")
    #expect(model.links.allSatisfy { !$0 })
  }

  @Test(
    "loses a push under a screen that somebody else has pushed, and has a pop take that with it",
    arguments: [true, false]
  )
  func changeUnderStranger(isPush: Bool) {
    let app = app(isPush ? 0 : 2)
    #expect(app.pushStranger())
    app.settle { model.links[0] = isPush }
    #expect(probe.answer == (isPush ? "2 still" : "1 still"))
    #expect(app.depth == 0)
    #expect(app.violations.map(\.kind) == [.underStranger])
  }

  @Test("counts a link that is turned off while its screen slides away as a breach")
  func turnedOffWhileLeaving() {
    let app = app(1)
    #expect(app.back())
    app.settle { model.links[0] = false }
    #expect(app.violations.map(\.kind) == [.updateDuringTransition])
  }
}

@MainActor
@Suite("A scene")
struct SceneEmulationTests {
  @Test("that is left for another window is in the background, and the app is not")
  func otherWindow() {
    let model = ChainModel(2)
    let probe = Probe()
    let app = EmulatedApp { ProbedStack(model: model, probe: probe) }
    let scene = probe.controller?.viewIfLoaded?.window?.windowScene
    #expect(scene?.activationState == .foregroundActive)
    var news: [Notification.Name] = []
    let names = [
      UIScene.willDeactivateNotification, UIScene.didActivateNotification,
      UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        MainActor.assumeIsolated { news.append(name) }
      }
    }
    app.leaveWindow()
    #expect(scene?.activationState == .background)
    app.comeBackToWindow()
    #expect(scene?.activationState == .foregroundActive)
    #expect(news == Array(names.prefix(2)))
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}

/// Asks the controller of a stack what it does.
@MainActor
private final class Probe {
  weak var controller: UIViewController?

  /// The number of controllers, and how they move.
  var answer: String? {
    guard let stack = controller?.navigationController else { return nil }
    let transition = stack.transitionCoordinator
    let motion =
      switch (transition?.isInteractive, transition?.isCancelled) {
      case (nil, _): "still"
      case (true, _): "held"
      case (_, true): "returning"
      default: "moving"
      }
    return "\(stack.viewControllers.count) \(motion)"
  }
}

extension Probe {
  /// What the stack knows of what is presented from it, or from around it.
  var presented: String {
    guard let presented = controller?.navigationController?.presentedViewController else {
      return "nothing"
    }
    return presented.isBeingDismissed ? "goes" : "stays"
  }
}

/// Ways to present something.
private enum Presented: CaseIterable {
  case sheet, cover, popover, alert

  @MainActor @ViewBuilder
  func view(over content: some View, _ model: ChainModel) -> some View {
    Observing(model) { bindings in
      switch self {
      case .sheet: content.sheet(isPresented: bindings.isSheetShown) { Text("sheet") }
      case .cover: content.fullScreenCover(isPresented: bindings.isSheetShown) { Text("cover") }
      case .popover: content.popover(isPresented: bindings.isSheetShown) { Text("popover") }
      case .alert: content.alert("alert", isPresented: bindings.isSheetShown) { Text("text") }
      }
    }
  }
}

/// A navigation view with one link on each screen, whose root can be asked.
private struct ProbedStack: View {
  let model: ChainModel
  let probe: Probe

  var body: some View {
    NavigationView { ProbedScreen(model: model, probe: probe) }.navigationViewStyle(.stack)
  }
}

/// The root of such a stack.
private struct ProbedScreen: View {
  let model: ChainModel
  let probe: Probe

  var body: some View {
    ChainScreen(model: model, level: 0)
      .background(
        ControllerView {
          let controller = UIViewController()
          probe.controller = controller
          return controller
        }
      )
  }
}

@MainActor
@Suite("Views of UIKit's")
struct UIViewRepresentableTests {
  private let log = Log()

  @Test("are made once, and updated when what they are made of has changed")
  func lifeCycle() {
    let app = EmulatedApp { Host(log: log) }
    #expect(log.take() == ["coordinator", "make 0", "update 0"])
    app.tap("other")
    #expect(log.take() == [])
    app.tap("count")
    #expect(log.take() == ["update 1"])
    app.tap("remove")
    #expect(log.take() == ["dismantle 1"])
  }

  @Test("know the environment of their place")
  func environment() {
    let app = EmulatedApp { Host(log: log).environment(\.colorScheme, .dark) }
    #expect(log.take() == ["coordinator", "make 0 dark", "update 0 dark"])
    app.end()
  }

  @Test("are in a window once they have been updated")
  func window() {
    let windows = Windows()
    let app = EmulatedApp { WindowView(windows: windows) }
    #expect(windows.view?.window?.windowScene?.activationState == .foregroundActive)
    #expect(windows.wasInWindow == [false, false])
    app.end()
  }

  @Test("are in a cell in the rows of lists and forms, and nowhere else")
  func cells() {
    let windows = Windows()
    func isInCell<Content: View>(@ViewBuilder _ content: () -> Content) -> Bool {
      let content = content()
      let app = EmulatedApp { content }
      defer { app.end() }
      return windows.view?.superview is UITableViewCell
    }
    let view = WindowView(windows: windows)
    #expect(isInCell { List { HStack { view } } })
    #expect(isInCell { List(0..<1) { _ in view } })
    #expect(isInCell { Form { Section { view } } })
    #expect(!isInCell { List { Section(header: view, footer: Text("")) { Text("") } } })
    #expect(!isInCell { List { Section(footer: view) { Text("") } } })
    #expect(!isInCell { Section { view } })
    #expect(!isInCell { List { Text("") }.overlay(view) })
  }

  @Test("are not in the cell that presents their sheet")
  func sheetOfCell() {
    let windows = Windows()
    let app = EmulatedApp {
      List { Text("row").sheet(isPresented: .constant(true)) { WindowView(windows: windows) } }
    }
    #expect(windows.view?.window != nil)
    #expect(windows.view?.superview == nil)
    app.end()
  }

  @Test("are told of their window when it and the cell are known")
  func toldOfWindow() {
    final class Told: UIView {
      var cells: [Bool] = []

      override func didMoveToWindow() {
        if window != nil { cells.append(superview is UITableViewCell) }
      }
    }
    struct Row: UIViewRepresentable {
      let view: Told

      func makeUIView(context: Context) -> Told { view }
      func updateUIView(_ view: Told, context: Context) {}
    }
    let view = Told()
    let app = EmulatedApp { List { Row(view: view) } }
    #expect(app.visibleTexts == [])
    #expect(view.cells == [true])
  }

  @Test("can be made with a frame or without, and be subclassed")
  func making() {
    final class Own: UIView {}
    for view in [UIView(), UIView(frame: .zero), Own()] { #expect(view.window == nil) }
  }
}

private struct Host: View {
  @State private var count = 0
  @State private var other = 0
  @State private var isShown = true
  let log: Log

  var body: some View {
    if isShown { Counter(count: count, log: log) }
    Button("count") { count += 1 }
    Button("other \(other)") { other += 1 }
    Button("remove") { isShown = false }
  }
}

private struct Counter: UIViewRepresentable {
  let count: Int
  let log: Log

  final class Coordinator {
    let log: Log
    var count = 0

    init(_ log: Log) { self.log = log }
  }

  func makeCoordinator() -> Coordinator {
    log.add("coordinator")
    return Coordinator(log)
  }

  func makeUIView(context: Context) -> UIView {
    note("make", context)
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    note("update", context)
    context.coordinator.count = count
  }

  static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
    coordinator.log.add("dismantle \(coordinator.count)")
  }

  private func note(_ what: String, _ context: Context) {
    log.add("\(what) \(count)" + (context.environment.colorScheme == .dark ? " dark" : ""))
  }
}

/// What a view has seen of windows.
@MainActor
private final class Windows {
  weak var view: UIView?
  var wasInWindow: [Bool] = []
}

private struct WindowView: UIViewRepresentable {
  let windows: Windows

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    windows.view = view
    windows.wasInWindow.append(view.window != nil)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    windows.wasInWindow.append(view.window != nil)
  }
}
