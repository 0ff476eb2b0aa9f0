/// Views of which one is seen, which a person chooses by its tab.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Makes tabs that are selected by their tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs that are selected by a person.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: View, PrimitiveView {
  static func makeNode(for view: Self, at place: Place) -> Node {
    TabViewNode(view, at: place)
  }
}
