public import SwiftUI

/// The row of an element in a column's list.
///
/// A tap selects the element's identity. If the row contains a navigation link, a tap selects the value of that.
///
/// Each branch is one view by its type, so that a list can count its rows without evaluating them.
@usableFromInline
struct DataRow<ID: Hashable, Content: View> {
  private let id: ID
  private let content: Content

  @EnvironmentValue(\.rowSelection) private var selection
  @StateObject private var links = RowSelection.Links()

  @usableFromInline
  init(id: ID, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }
}

extension DataRow: View {
  @usableFromInline
  var body: some View {
    let element = PathElement(id)
    if Content.isLinkByType || links.areThere || selection?.list.takes(element) != true {
      row
    } else {
      ColumnRow(element: element, hasOwnStyle: false, mayHaveChevron: false, label: AnyView(row))
    }
  }

  @MainActor private var row: some View {
    content.transformEnvironment(\.rowSelection) { @Sendable [links] in $0?.links = links }
  }
}

/// The rows that a list makes of data.
@MainActor
protocol DataRows {
  /// Whether each row is a navigation link by its type.
  static var areLinks: Bool { get }
}

extension ForEach: DataRows where Content: View {
  static var areLinks: Bool { Content.isLinkByType }
}

/// A navigation link, or a view that adds something to one.
@MainActor
private protocol LinkView {
  static var isLink: Bool { get }
}

extension Shim.NavigationLink: LinkView {
  fileprivate static var isLink: Bool { true }
}

extension ModifiedContent: LinkView where Content: View {
  fileprivate static var isLink: Bool { Content.isLinkByType }
}

extension View {
  /// Whether the view is a navigation link by its type.
  @MainActor fileprivate static var isLinkByType: Bool {
    if let type = Self.self as? any LinkView.Type { return type.isLink }
    return Body.self == Never.self ? false : Body.isLinkByType
  }
}
