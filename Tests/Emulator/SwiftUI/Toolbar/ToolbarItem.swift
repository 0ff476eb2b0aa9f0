/// Where something is placed in bars; the emulator shows all of it in the order of being written.
public struct ToolbarItemPlacement: Sendable {
  private let name: String

  /// Where it suits the place.
  public static let automatic = ToolbarItemPlacement(name: "automatic")

  /// In place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")

  /// Where one goes elsewhere.
  public static let navigation = ToolbarItemPlacement(name: "navigation")

  /// Where the most important thing is.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")

  /// Where less important things are.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")

  /// Where it is said how things stand.
  public static let status = ToolbarItemPlacement(name: "status")

  /// Where one confirms.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")

  /// Where one calls off.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")

  /// Where one deletes.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")

  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")

  /// In the bar with the title, first.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")

  /// In the bar with the title, last.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")

  /// In the bar at the top, first.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")

  /// In the bar at the top, last.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")

  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View> {
  /// What tells the item from others.
  public let id: ID

  let content: Content
}

extension ToolbarItem where ID == Void {
  /// Makes an item.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: (), content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item that a person may hide, which nobody does here.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, content: content())
  }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  /// An item has no body.
  public typealias Body = Never

  var views: [any View] { [content] }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several views in a bar.
public struct ToolbarItemGroup<Content: View> {
  let content: Content

  /// Makes a group.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  /// A group has no body.
  public typealias Body = Never

  var views: [any View] { [content] }
}
