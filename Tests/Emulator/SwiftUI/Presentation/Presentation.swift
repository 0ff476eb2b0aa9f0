/// A sheet that is shown.
@MainActor
final class Presentation {
  let node: ScreenNode

  /// Ends the presentation as a person does.
  let dismiss: @MainActor () -> Void

  init(node: ScreenNode, dismiss: @escaping @MainActor () -> Void) {
    self.node = node
    self.dismiss = dismiss
  }
}
