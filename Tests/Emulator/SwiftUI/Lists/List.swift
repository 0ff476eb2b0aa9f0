/// Rows, of which some may be selected: a tap on a row selects it.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection<SelectionValue>
  let content: Content

  init(_ selection: ListSelection<SelectionValue>, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View, PassthroughView {
  static func makeNode(for view: Self, at place: Place) -> Node {
    ListNode(view, at: place)
  }
}

@MainActor
private final class ListNode<SelectionValue: Hashable, Content: View>: PrimitiveNode<
  List<SelectionValue, Content>
>, SelectingNode
{
  func selecting(_ value: Any) -> (@MainActor () -> Void)? {
    guard let value = value as? SelectionValue, view.selection.isKept else { return nil }
    return { [weak self] in self?.view.selection.select(value) }
  }

  override var rowControls: [Control] {
    if case .none = view.selection { return [] }
    return rowControls(of: children.first, selecting: SelectionValue.self) { [weak self] in
      self?.view.selection.select($0)
    }
  }
}

extension List {
  /// Makes a list of which any number of rows may be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }

  /// Makes a list of which one row may be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) {
    self.init(.none, content: content())
  }
}
