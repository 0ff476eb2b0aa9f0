import SwiftUI

/// The content of a split view.
///
/// The columns' types are erased: there are three at most, and the views that show them aren't generic.
struct SplitViewColumns {
  let sidebar: AnyView

  /// The middle column; `nil` if there are two columns.
  let content: AnyView?

  let detail: AnyView
  let visibility: Binding<Shim.NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>?
  var count: Int { content == nil ? 2 : 3 }
}
