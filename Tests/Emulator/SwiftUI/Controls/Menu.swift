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

/// Controls that are shown until one of them is tapped.
struct MenuItems<Content: View>: View, PrimitiveView {
  let content: Content
  let close: @MainActor () -> Void

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    MenuItemsNode(view, at: place)
  }
}

@MainActor
private final class MenuItemsNode<Content: View>: PrimitiveNode<MenuItems<Content>> {
  override func didTapControlInside() {
    view.close()
  }
}

/// The order of menus' items.
public struct MenuOrder: Hashable, Sendable {
  private let id: String

  /// The one that suits the place.
  public static let automatic = MenuOrder(id: "automatic")

  /// The first nearest to the finger.
  public static let priority = MenuOrder(id: "priority")

  /// From top to bottom.
  public static let fixed = MenuOrder(id: "fixed")
}

/// How menus look, which nobody sees here.
public protocol MenuStyle: Sendable {}

/// The style that suits the place.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a button.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits the place.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style of a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style of a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

nonisolated extension View {
  /// Accepts how menus inside look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a group with a label, which isn't shown.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Makes a group with a label, which isn't shown.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }
}

extension ControlGroup: View, PassthroughView {
  /// A group has no body.
  public typealias Body = Never
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledControlGroupContent: View, PassthroughView {
  /// The controls are all there is.
  public typealias Body = Never
}

/// How groups of controls look, which nobody sees here.
public protocol ControlGroupStyle: Sendable {}

/// The style that suits the place.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
}

/// The style of controls that navigate.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that suits the place.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style of controls that navigate.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

nonisolated extension View {
  /// Accepts how groups of controls inside look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
