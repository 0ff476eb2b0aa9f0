public import SwiftUI

/// The row of an element in a column's list.
///
/// A tap selects the element's tag or, without one of the selection's type, its identity. If the row contains a
/// navigation link, a tap selects the value of that.
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
    if !Content.isLinkByType, !links.areThere, let element {
      ColumnRow(element: element, hasOwnStyle: false, mayHaveChevron: false, label: AnyView(row))
    } else {
      row
    }
  }

  /// What a tap selects: the tag, or else the identity, whichever is first of the selection's type.
  @MainActor private var element: PathElement? {
    let tag = content.tagValue.map { PathElement($0) }
    return [tag, PathElement(id)].compactMap { $0 }.first { selection?.list?.takes($0) == true }
  }

  @MainActor private var row: some View {
    content.transformEnvironment(\.rowSelection) { @Sendable [links] in $0?.links = links }
  }
}

/// A view or a modifier that may have a tag.
///
/// SwiftUI has no interface that reads it. The modifier is part of the binary interface of iOS 14 and 15, which never
/// changes, and other libraries read it there (ViewInspector).
@MainActor
private protocol Tagged {
  var tagValue: (any Hashable)? { get }
}

extension ModifiedContent: Tagged where Content: View {
  fileprivate var tagValue: (any Hashable)? {
    (modifier as? any Tagged)?.tagValue ?? content.tagValue
  }
}

extension _TraitWritingModifier: Tagged {
  fileprivate var tagValue: (any Hashable)? {
    Mirror(reflecting: value).descendant("tagged") as? any Hashable
  }
}

extension View {
  /// The value of the tag that the view has by its type.
  @MainActor fileprivate var tagValue: (any Hashable)? { (self as? any Tagged)?.tagValue }
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
