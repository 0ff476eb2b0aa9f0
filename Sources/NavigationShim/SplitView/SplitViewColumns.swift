import SwiftUI

/// What the columns of a split view show.
struct SplitViewColumns<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar

  /// The column in the middle; `nil` where there are two.
  let content: Content?

  let detail: Detail
}
