/// A control to choose one of several views by their tags; all of them are seen and can be tapped.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Makes a picker.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker, as it was written before iOS 15.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker: View, PrimitiveView {
  var contents: [Child] { [Child(label, at: 0), Child(content, at: 1)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    PickerNode(view, at: place)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

/// A node with options to choose from.
@MainActor
protocol OptionsNode: Node {
  var title: String { get }

  /// The text of the option that is selected.
  var selectedOption: String? { get }
}

@MainActor
private final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveNode<
  Picker<Label, SelectionValue, Content>
>, OptionsNode
{
  private var options: Node? { children.last }

  override var rowControls: [Control] {
    rowControls(of: options, selecting: SelectionValue.self) { [weak self] in
      self?.view.selection.wrappedValue = $0
    }
  }

  var title: String { children.first?.texts.joined(separator: " ") ?? "" }

  var selectedOption: String? {
    let selected = view.selection.wrappedValue
    let option = options?.rows.first {
      $0.rowValue(of: SelectionValue.self, inside: self) == selected
    }
    return option?.texts.joined(separator: " ")
  }
}
