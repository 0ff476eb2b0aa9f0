/// The node of a view that stands for a view controller.
@MainActor
final class ControllerNode<V: UIViewControllerRepresentable>: Node, ScreenMember {
  private var view: V
  private var controller: V.UIViewControllerType?
  private var coordinator: V.Coordinator?
  private var properties = InstalledProperties(V.self)
  private var phase = Screen.Phase.hidden

  init(_ view: V, at place: Place) {
    self.view = view
    super.init(V.self, at: place)
  }

  override func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    guard let view = view as? V else {
      preconditionFailure("Internal inconsistency: a node of \(V.self) got a \(New.self).")
    }
    let isSame = Comparison.areSame(self.view, view)
    self.view = view
    if !isSame || isInvalid { return evaluate() }
    if environmentChanged { environmentDidChange() }
  }

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool { true }

  override func performEvaluation() {
    var installed = view
    properties.install(into: &installed, of: self)
    let coordinator = coordinator ?? installed.makeCoordinator()
    self.coordinator = coordinator
    let context = V.Context(
      coordinator: coordinator,
      transaction: Transaction.current,
      environment: environment
    )
    let isNew = controller == nil
    let controller = controller ?? installed.makeUIViewController(context: context)
    self.controller = controller
    controller.navigationController = screen.navigationController
    installed.updateUIViewController(controller, context: context)
    if isNew { screen.add(self) }
  }

  func screenPhaseDidChange(from old: Screen.Phase, to new: Screen.Phase) {
    guard let controller, phase != new else { return }
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
    if isOnPushedScreen, graph.behavior.signals == .never { calls.removeAll { $0 == .didAppear } }
    for call in calls {
      graph.due.addLifeCycleAction { call.perform(on: controller) }
    }
  }

  private var isOnPushedScreen: Bool {
    screen.host.map { $0.screenNodes.first?.screen !== screen } ?? false
  }

  override func tearDown() {
    screenPhaseDidChange(from: phase, to: .hidden)
    guard let controller, let coordinator else { return }
    properties.release()
    graph.due.addLifeCycleAction {
      V.dismantleUIViewController(controller, coordinator: coordinator)
    }
  }
}

private enum Call {
  case willAppear, didAppear, willDisappear, didDisappear

  @MainActor
  func perform(on controller: UIViewController) {
    switch self {
    case .willAppear: controller.viewWillAppear(true)
    case .didAppear: controller.viewDidAppear(true)
    case .willDisappear: controller.viewWillDisappear(true)
    case .didDisappear: controller.viewDidDisappear(true)
    }
  }
}
