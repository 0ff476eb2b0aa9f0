/// A view that is another one with something added, as modifiers return it.
@MainActor
protocol ModifyingView: RowsView {
  var modified: any View { get }
}

extension ModifyingView {
  func rowNodes(among children: [Node]) -> [Node] { Array(children.prefix(1)) }

  /// The first answer of this view and those inside that it modifies.
  func firstModifier<T>(_ answer: (any ModifyingView) -> T?) -> T? {
    var view: (any ModifyingView)? = self
    while let current = view {
      if let found = answer(current) { return found }
      view = current.modified as? any ModifyingView
    }
    return nil
  }
}

extension ActionView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension IdentifiedView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension SeenView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension EnvironmentView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension TitledView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension TappableView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension LongPressView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension RefreshableView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension RevealedActionsView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension PresentedDestinationView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension ItemDestinationView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension ValueDestinationView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension EquatableView: ModifyingView, RowsView where Content: View {
  var modified: any View { content }
}

extension ModifiedContent: ModifyingView, RowsView where Content: View, Modifier: ViewModifier {
  var modified: any View { content }
}

extension LayeredView: ModifyingView, RowsView {
  var modified: any View { isFirstAdded ? second : first }

  func rowNodes(among children: [Node]) -> [Node] {
    isFirstAdded ? Array(children.suffix(1)) : Array(children.prefix(1))
  }
}
