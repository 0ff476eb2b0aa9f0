/// The node of a view that stands for something of the platform's, which is made once and updated.
@MainActor
class RepresentingNode<V: View, Represented, Coordinator>: Node {
  private var view: V
  private(set) final var represented: Represented?
  private var coordinator: Coordinator?
  private var properties = InstalledProperties(V.self)

  init(_ view: V, at place: NodePlace) {
    self.view = view
    super.init(V.self, at: place)
  }

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
    guard let view = view as? V else {
      preconditionFailure("Internal inconsistency: a node of \(V.self) got a \(New.self).")
    }
    let isSame = ViewComparison.areSame(self.view, view)
    self.view = view
    if !isSame || isInvalid { return evaluate() }
    if environmentChanged { environmentDidChange() }
  }

  override final func mustBeEvaluated(in environment: EnvironmentValues) -> Bool { true }

  override final func performEvaluation() {
    var installed = view
    properties.install(into: &installed, of: self)
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
    properties.release()
    graph.due.addLifeCycleAction { self.dismantle(represented, coordinator) }
  }
}
