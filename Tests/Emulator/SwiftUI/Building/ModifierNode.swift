/// The node of a view with a modifier that has a body.
@MainActor
final class ModifierNode<Content: View, Modifier: ViewModifier>: Node {
  private var modifier: Modifier
  private let source: ModifierContentSource
  private var properties = InstalledProperties(Modifier.self)

  init(_ view: ModifiedContent<Content, Modifier>, at place: Place) {
    modifier = view.modifier
    source = ModifierContentSource(view.content)
    super.init(ModifiedContent<Content, Modifier>.self, at: place)
  }

  override func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    guard let view = view as? ModifiedContent<Content, Modifier> else {
      preconditionFailure("Internal inconsistency: a modifier's node got a \(New.self).")
    }
    let isSame = Comparison.areSame(modifier, view.modifier)
    modifier = view.modifier
    source.replace(view.content)
    if !isSame || isInvalid { return evaluate() }
    if environmentChanged { environmentDidChange() }
  }

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    isInvalid || properties.mustBeInstalledAgain(in: environment)
  }

  override func performEvaluation() {
    graph.countEvaluation(of: Modifier.self)
    var installed = modifier
    properties.install(into: &installed, of: self)
    setChildren([Child(installed.body(content: _ViewModifier_Content(source: source)))])
  }

  override var rowParts: [Node]? { children }

  override func tearDown() {
    properties.release()
  }
}

/// Hands the modified view to where the modifier's body places it.
@MainActor
final class ModifierContentSource {
  private(set) var view: any View
  private let source = Source()

  init(_ view: any View) {
    self.view = view
  }

  func replace(_ view: any View) {
    self.view = view
    source.changed()
  }

  func read() -> any View {
    source.read()
    return view
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// The view that a modifier modifies, as the modifier's body places it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: ModifierContentSource
}

extension _ViewModifier_Content: View, PrimitiveView {
  var contents: [Child] { [Child(source.read())] }
}
