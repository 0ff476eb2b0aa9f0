/// The node of a view that has a body.
@MainActor
final class BodyNode<V: View>: Node {
  private var view: V
  private var properties = InstalledProperties(V.self)

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

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    isInvalid || properties.mustBeInstalledAgain(in: environment)
  }

  override func performEvaluation() {
    graph.countEvaluation(of: V.self)
    // Into a copy: the same value may be used at another place, where it has another state.
    var installed = view
    properties.install(into: &installed, of: self)
    setChildren([Child(installed.body)])
  }

  override var isOfClient: Bool {
    let name = String(reflecting: V.self)
    return !name.hasPrefix("SwiftUI.") && !name.hasPrefix("NavigationShim.")
  }

  override var rowParts: [Node]? { children }

  override func tearDown() {
    properties.release()
  }
}
