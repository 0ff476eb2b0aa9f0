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

/// A view with a tag, by which it is selected.
struct TaggedView<Content: View, Tag: Hashable>: View, PrimitiveView {
  let content: Content
  let tag: Tag

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    TaggedNode(view, at: place)
  }
}

/// What has a tag.
@MainActor
protocol TagGiver {
  /// The tag, if it is of a type.
  func tag<Value>(as type: Value.Type) -> Value?
}

/// A node with a tag.
@MainActor
protocol TagNode: Node, TagGiver {}

extension TaggedView: ModifyingView, RowsView, TagGiver {
  var modified: any View { content }

  func tag<Value>(as type: Value.Type) -> Value? {
    type == Tag.self ? tag as? Value : nil
  }
}

@MainActor
private final class TaggedNode<Content: View, Tag: Hashable>: PrimitiveNode<
  TaggedView<Content, Tag>
>, TagNode
{
  func tag<Value>(as type: Value.Type) -> Value? { view.tag(as: type) }
}

extension View {
  /// Gives the view a tag, by which it is selected; the tag's type must be that of the selection.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    TaggedView(content: self, tag: tag)
  }
}

/// How pickers look, which nobody sees here.
public protocol PickerStyle: Sendable {}

/// The style that suits the place.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of rows in place.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a screen of its own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The style of rows in place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style of a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style of a screen of its own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style of segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The style of a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension View {
  /// Accepts how pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
