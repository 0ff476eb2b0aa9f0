/// Content that appears below its label when that is tapped.
public struct DisclosureGroup<Label: View, Content: View> {
  @State private var isExpandedHere = false
  private let isExpandedElsewhere: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  /// Makes a group that knows itself whether it is open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpandedElsewhere = nil
    self.content = content
    self.label = label()
  }

  /// Makes a group that is open when a binding says so.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    isExpandedElsewhere = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup: View {
  /// The label, and the content while the group is open.
  public var body: some View {
    let isExpanded = isExpandedElsewhere ?? $isExpandedHere
    Button(action: { isExpanded.wrappedValue.toggle() }, label: { label })
    if isExpanded.wrappedValue { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group that knows itself whether it is open.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a group that knows itself whether it is open.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(label) })
  }

  /// Makes a group that is open when a binding says so.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// Makes a group that is open when a binding says so.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
  }
}
