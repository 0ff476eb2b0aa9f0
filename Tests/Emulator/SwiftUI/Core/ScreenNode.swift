/// The root of what a screen shows: the app's root, a pushed screen, a sheet, a tab.
@MainActor
final class ScreenNode: Node {
  /// Makes what the screen shows.
  ///
  /// Who changes what it makes invalidates the node. It isn't evaluated at once: a chain of screens
  /// would otherwise be evaluated in as many nested calls.
  private let content: () -> any View

  init(at place: Place, content: @escaping () -> any View) {
    self.content = content
    super.init(ScreenNode.self, at: place)
    place.screen.root = self
  }

  /// Replaces the environment that the screen is in, in the update that runs or the next one.
  func replaceEnvironment(_ environment: EnvironmentValues) {
    if changeEnvironment(to: environment) { invalidate() }
  }

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool { true }

  override var environmentInside: EnvironmentValues { screen.environment(in: environment) }

  override func performEvaluation() {
    setChildren([Child(content())])
  }

  override func tearDown() {
    screen.enter(.hidden)
  }
}
