import SwiftUI

/// The content of a split view.
struct SplitViewColumns<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar

  /// The middle column; `nil` if there are two columns.
  let content: Content?

  let detail: Detail
  let visibility: Binding<Shim.NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>?
  var count: Int { content == nil ? 2 : 3 }

  /// The columns above the sidebar.
  var upper: [AnyView] { (content.map { [AnyView($0)] } ?? []) + [AnyView(detail)] }

  /// The same without the columns' types, for views that aren't compiled for each of them.
  var erased: SplitViewColumns<AnyView, AnyView, AnyView> {
    SplitViewColumns<AnyView, AnyView, AnyView>(
      sidebar: AnyView(sidebar),
      content: content.map { AnyView($0) },
      detail: AnyView(detail),
      visibility: visibility,
      preferredCompactColumn: preferredCompactColumn
    )
  }
}
