@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = RepresentableContext

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}

@MainActor
class RepresentingNode<V: View, Represented>: ComparedNode<V> {
  private(set) final var represented: Represented?

  init(_ view: V, at place: NodePlace) { super.init(view, of: V.self, at: place) }

  func make(for view: V) -> Represented {
    preconditionFailure("Internal inconsistency: \(type(of: self)) makes nothing.")
  }

  func prepare(_ represented: Represented) {}

  func update(_ represented: Represented, for view: V) {}

  func didBegin() {}

  func dismantle(_ represented: Represented) {}

  override final func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    takeIn(value: cast(view), environmentChanged: environmentChanged)
  }

  override final func mustBeEvaluated(in environment: EnvironmentValues) -> Bool { true }

  override final func performEvaluation() {
    let installed = installedValue()
    let isNew = represented == nil
    let represented = represented ?? make(for: installed)
    self.represented = represented
    prepare(represented)
    update(represented, for: installed)
    if isNew { didBegin() }
  }

  override func tearDown() {
    guard let represented else { return }
    super.tearDown()
    graph.due.addLifeCycleAction { self.dismantle(represented) }
  }
}

/// No representable has a coordinator here.
public struct RepresentableContext {
  public let transaction: Transaction
}

@MainActor
final class UIViewNode<V: UIViewRepresentable>: RepresentingNode<V, V.UIViewType> {
  private lazy var cell = isInRow ? UITableViewCell() : nil

  override func make(for view: V) -> V.UIViewType {
    view.makeUIView(context: V.Context(transaction: .current))
  }

  override func update(_ uiView: V.UIViewType, for view: V) {
    view.updateUIView(uiView, context: V.Context(transaction: .current))
  }

  /// UIKit puts a view into a window once it is made and updated.
  override func didBegin() {
    guard let represented else { return }
    represented.superview = cell
    represented.ownWindow = UIWindow(windowScene: graph.scene)
    graph.due.addLifeCycleAction {
      represented.expectingCall { represented.didMoveToWindow() }
    }
  }
}

@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = RepresentableContext

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Void
  )
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Void
  ) {}
}

@MainActor
final class ControllerNode<V: UIViewControllerRepresentable>: RepresentingNode<
  V, V.UIViewControllerType

>, ScreenMember, PlatformNode
{
  private var phase = EmulatedScreen.Phase.hidden
  private var hasBeenInFront = false
  private var hasBeenTold = false

  var platformController: UIViewController? { represented }

  override func make(for view: V) -> V.UIViewControllerType {
    view.makeUIViewController(context: V.Context(transaction: .current))
  }

  override func prepare(_ controller: V.UIViewControllerType) {
    if graph.behavior.canBeAsked {
      controller.navigationController = screen.navigationController
      controller.tabBarController = screen.tabBarController
      controller.presentingViewController = screen.presenter
      controller.presented = { [weak graph, weak screen] in
        graph?.presentations.first { $0.presenter?.screen.outermost === screen?.outermost }?
          .controller
      }
      if controller.parent == nil, graph.behavior.embedsControllers {
        screen.controller.addChild(controller)
      }
    }
    if phase != .hidden { putIntoWindow(controller) }
  }

  private func putIntoWindow(_ controller: V.UIViewControllerType) {
    controller.view?.ownWindow = UIWindow(windowScene: graph.scene)
  }

  override func update(_ controller: V.UIViewControllerType, for view: V) {
    view.updateUIViewController(controller, context: V.Context(transaction: .current))
  }

  override func didBegin() {
    screen.add(self)
    tellOfParent()
  }

  private func tellOfParent() {
    hasBeenTold = true
    guard let controller = represented else { return }
    graph.due.addLifeCycleAction {
      controller.expectingCall { controller.didMove(toParent: controller.parent) }
    }
  }

  override func dismantle(_ controller: V.UIViewControllerType) {
    V.dismantleUIViewController(controller, coordinator: ())
  }

  func screenPhaseDidChange(from old: EmulatedScreen.Phase, to new: EmulatedScreen.Phase) {
    guard let controller = represented, phase != new else { return }
    let old = phase
    phase = new
    // A covered screen, and one in a tab that isn't selected, is in no window.
    if new == .hidden { controller.view?.ownWindow = nil } else { putIntoWindow(controller) }
    if old == .hidden, hasBeenTold { tellOfParent() }
    var calls: [Call] = []
    switch (old, new) {
    case (.hidden, .appearing), (.disappearing, .appearing): calls = [.willAppear]
    case (.hidden, .shown), (.disappearing, .shown): calls = [.willAppear, .didAppear]
    case (.appearing, .shown): calls = [.didAppear]
    case (.hidden, .disappearing): calls = [.willAppear, .willDisappear]
    case (_, .disappearing): calls = [.willDisappear]
    case (.disappearing, .hidden): calls = [.didDisappear]
    case (_, .hidden): calls = [.willDisappear, .didDisappear]
    default: break
    }
    if graph.behavior.settleSignals == .silent { calls = [] }
    if isOnPushedScreen, graph.behavior.settleSignals == .never {
      calls.removeAll { $0 == .didAppear }
    }
    let isAnimated = screen.isAnimated
    for call in calls {
      graph.due.addLifeCycleAction { [weak self] in
        guard self?.isSilent != true else { return }
        controller.expectingCall { call.perform(on: controller, animated: isAnimated) }
      }
    }
  }

  private var isSilent: Bool {
    guard graph.behavior.rootIsSilentAtLaunch, !hasBeenInFront, let host = screen.host,
      host.screenNodes.first?.screen === screen
    else { return false }
    hasBeenInFront = host.screenInFront === screen
    return !hasBeenInFront
  }

  private var isOnPushedScreen: Bool {
    screen.host.map { $0.screenNodes.first?.screen !== screen } ?? false
  }

  override func tearDown() {
    screenPhaseDidChange(from: phase, to: .hidden)
    super.tearDown()
  }
}

@MainActor
protocol PlatformNode: Node {
  var platformController: UIViewController? { get }
}

public struct EmulatedPlatformView {
  public let controller: UIViewController
  public let hasNoSize: Bool
  public let takesTaps: Bool

  @MainActor
  init?(_ node: any PlatformNode) {
    guard let controller = node.platformController else { return nil }
    self.controller = controller
    var around: [Node] = []
    var next = node.parent
    while let node = next, !(node is ScreenNode) {
      around.append(node)
      next = node.parent
    }
    hasNoSize = around.contains { $0.note(of: FrameSize.self)?.isNone == true }
    takesTaps = around.allSatisfy(\.takesTaps)
  }
}

private enum Call {
  case willAppear, didAppear, willDisappear, didDisappear

  @MainActor
  func perform(on controller: UIViewController, animated isAnimated: Bool) {
    switch self {
    case .willAppear: controller.viewWillAppear(isAnimated)
    case .didAppear: controller.viewDidAppear(isAnimated)
    case .willDisappear: controller.viewWillDisappear(isAnimated)
    case .didDisappear: controller.viewDidDisappear(isAnimated)
    }
  }
}
