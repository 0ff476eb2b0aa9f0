/// A sheet that is shown, or another presentation before all else.
@MainActor
final class Presentation {
  enum Kind {
    case sheet, cover, dialog
  }

  let node: ScreenNode
  let kind: Kind

  /// Ends the presentation as a person does.
  let dismiss: @MainActor () -> Void

  init(node: ScreenNode, kind: Kind, dismiss: @escaping @MainActor () -> Void) {
    self.node = node
    self.kind = kind
    self.dismiss = dismiss
  }
}
