import SwiftUI

/// What a split view is made with.
///
/// Views of any types, as there are three at most: what shows them isn't compiled for each type.
struct SplitViewColumns {
  let sidebar: AnyView

  /// The column in the middle; `nil` where there are two.
  let content: AnyView?

  let detail: AnyView
  let visibility: Binding<Shim.NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>?
  var count: Int { content == nil ? 2 : 3 }
}
