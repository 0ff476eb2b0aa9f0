/// The node of a view that stands for something of the platform's, which is made once and updated.
@MainActor
class RepresentingNode<V: View, Represented, Coordinator>: ComparedNode<V> {
  private(set) final var represented: Represented?
  private var coordinator: Coordinator?

  init(_ view: V, at place: NodePlace) { super.init(view, of: V.self, at: place) }

  // MARK: What both kinds override

  func makeCoordinator(of view: V) -> Coordinator {
    preconditionFailure("Internal inconsistency: \(type(of: self)) makes no coordinator.")
  }

  func make(for view: V, with coordinator: Coordinator) -> Represented {
    preconditionFailure("Internal inconsistency: \(type(of: self)) makes nothing.")
  }

  /// Called before each update, with what is new at first.
  func prepare(_ represented: Represented) {}

  func update(_ represented: Represented, for view: V, with coordinator: Coordinator) {}

  /// Called after the first update.
  func didBegin() {}

  func dismantle(_ represented: Represented, _ coordinator: Coordinator) {}

  // MARK: Evaluation

  override final func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    takeIn(value: cast(view), environmentChanged: environmentChanged)
  }

  override final func mustBeEvaluated(in environment: EnvironmentValues) -> Bool { true }

  override final func performEvaluation() {
    let installed = installedValue()
    let coordinator = coordinator ?? makeCoordinator(of: installed)
    self.coordinator = coordinator
    let isNew = represented == nil
    let represented = represented ?? make(for: installed, with: coordinator)
    self.represented = represented
    prepare(represented)
    update(represented, for: installed, with: coordinator)
    if isNew { didBegin() }
  }

  override func tearDown() {
    guard let represented, let coordinator else { return }
    super.tearDown()
    graph.due.addLifeCycleAction { self.dismantle(represented, coordinator) }
  }
}

/// A view that stands for a view of UIKit's.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of UIKit's view.
  associatedtype UIViewType: UIView

  /// The type of what helps UIKit's view to speak with the view.
  associatedtype Coordinator = Void

  /// What UIKit's view is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes UIKit's view.
  func makeUIView(context: Context) -> UIViewType

  /// Updates UIKit's view.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Says good-bye to UIKit's view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes what helps UIKit's view to speak with the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a view of UIKit's is made and updated with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What helps UIKit's view to speak with the view.
  public let coordinator: Representable.Coordinator

  /// What goes along with the change.
  public let transaction: Transaction

  /// The environment at the view's place.
  public let environment: EnvironmentValues
}

/// The node of a view that stands for a view of UIKit's.
@MainActor
final class UIViewNode<V: UIViewRepresentable>: RepresentingNode<V, V.UIViewType, V.Coordinator> {
  /// The cell of the row that the view is in.
  private lazy var cell = isInRow ? UITableViewCell() : nil

  private func context(with coordinator: V.Coordinator) -> V.Context {
    V.Context(coordinator: coordinator, transaction: .current, environment: environment)
  }

  override func makeCoordinator(of view: V) -> V.Coordinator { view.makeCoordinator() }

  override func make(for view: V, with coordinator: V.Coordinator) -> V.UIViewType {
    view.makeUIView(context: context(with: coordinator))
  }

  override func update(_ uiView: V.UIViewType, for view: V, with coordinator: V.Coordinator) {
    view.updateUIView(uiView, context: context(with: coordinator))
  }

  /// UIKit puts a view into a window once it is made and updated.
  override func didBegin() {
    guard let represented else { return }
    represented.superview = cell
    represented.ownWindow = UIWindow(windowScene: graph.scene)
    graph.due.addLifeCycleAction { represented.didMoveToWindow() }
  }

  override func dismantle(_ uiView: V.UIViewType, _ coordinator: V.Coordinator) {
    V.dismantleUIView(uiView, coordinator: coordinator)
  }
}

/// A view that stands for a view controller.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController

  /// The type of what helps the controller to speak with the view.
  associatedtype Coordinator = Void

  /// What the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Says good-bye to the controller.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )

  /// Makes what helps the controller to speak with the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a view controller is made and updated with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What helps the controller to speak with the view.
  public let coordinator: Representable.Coordinator

  /// What goes along with the change.
  public let transaction: Transaction

  /// The environment at the view's place.
  public let environment: EnvironmentValues
}

/// The node of a view that stands for a view controller.
@MainActor
final class ControllerNode<V: UIViewControllerRepresentable>: RepresentingNode<
  V, V.UIViewControllerType, V.Coordinator
>, ScreenMember, PlatformNode
{
  private var phase = EmulatedScreen.Phase.hidden
  private var hasBeenInFront = false

  var platformController: UIViewController? { represented }

  private func context(with coordinator: V.Coordinator) -> V.Context {
    V.Context(coordinator: coordinator, transaction: .current, environment: environment)
  }

  override func makeCoordinator(of view: V) -> V.Coordinator { view.makeCoordinator() }

  override func make(for view: V, with coordinator: V.Coordinator) -> V.UIViewControllerType {
    view.makeUIViewController(context: context(with: coordinator))
  }

  override func prepare(_ controller: V.UIViewControllerType) {
    if graph.behavior.canBeAsked {
      controller.navigationController = screen.navigationController
      controller.tabBarController = screen.tabBarController
      controller.presentingViewController = screen.presenter
      if controller.parent == nil { screen.stackScreen?.controller.addChild(controller) }
    }
    controller.view?.ownWindow = UIWindow(windowScene: graph.scene)
  }

  override func update(
    _ controller: V.UIViewControllerType,
    for view: V,
    with coordinator: V.Coordinator
  ) {
    view.updateUIViewController(controller, context: context(with: coordinator))
  }

  override func didBegin() {
    screen.add(self)
    guard let controller = represented else { return }
    graph.due.addLifeCycleAction { controller.didMove(toParent: controller.parent) }
  }

  override func dismantle(_ controller: V.UIViewControllerType, _ coordinator: V.Coordinator) {
    V.dismantleUIViewController(controller, coordinator: coordinator)
  }

  func screenPhaseDidChange(from old: EmulatedScreen.Phase, to new: EmulatedScreen.Phase) {
    guard let controller = represented, phase != new else { return }
    let old = phase
    phase = new
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
    if isOnPushedScreen, graph.behavior.settleSignals == .never {
      calls.removeAll { $0 == .didAppear }
    }
    let isAnimated = screen.isAnimated
    for call in calls {
      graph.due.addLifeCycleAction { [weak self] in
        if self?.isSilent != true { call.perform(on: controller, animated: isAnimated) }
      }
    }
  }

  /// Whether the screen has been below others since launch, and is told nothing for that.
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

/// The node of a view of the platform's.
@MainActor
protocol PlatformNode: Node {
  var platformController: UIViewController? { get }
}

/// A view of the platform's as it stands among the others of a screen.
public struct EmulatedPlatformView {
  /// The view's controller.
  public let controller: UIViewController

  /// Whether it takes no room at all.
  public let hasNoSize: Bool

  /// Whether it can be touched.
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
