import SwiftUI

/// The content of a split view.
struct SplitViewColumns<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar

  /// The middle column; `nil` if there are two columns.
  let content: Content?

  let detail: Detail
  let visibility: Binding<Shim.NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>?

  /// The columns above the sidebar, without their types, for views that aren't compiled for each of them.
  var upper: [AnyView] { (content.map { [AnyView($0)] } ?? []) + [AnyView(detail)] }
}
