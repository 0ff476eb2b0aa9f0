/// What a style makes of a control, with the dynamic properties of the style prepared.
struct StyledView<Style>: View, PrimitiveView {
  let style: Style
  let makeBody: @MainActor (Style) -> any View

  static func makeNode(for view: Self, at place: Place) -> Node {
    StyledNode(view, at: place)
  }
}

@MainActor
private final class StyledNode<Style>: PrimitiveNode<StyledView<Style>> {
  private let properties = InstalledProperties(Style.self)

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    properties.mustBeInstalledAgain(in: environment)
  }

  override func performEvaluation() {
    var style = view.style
    properties.install(into: &style, of: self)
    setChildren([Child(view.makeBody(style))])
  }

  override func tearDown() {
    properties.release()
  }
}
