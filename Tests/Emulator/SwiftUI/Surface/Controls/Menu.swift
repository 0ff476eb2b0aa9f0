/// A control that shows others when it is tapped, until one of them or itself is tapped.
public struct Menu<Label: View, Content: View> {
  @State private var isOpen = false
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Makes a menu that performs an action when it is tapped; nobody presses long enough to open it.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  /// The label, and the content while the menu is open.
  public var body: some View {
    Button(action: { primaryAction?() ?? isOpen.toggle() }, label: { label })
    if isOpen { MenuItems(content: content, close: { isOpen = false }) }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Makes a menu with a title that performs an action when it is tapped.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}
