import Foundation
import SwiftUI

/// The width of a column, where the system has split views.
struct ColumnWidth: ViewModifier {
  let min: CGFloat?
  let ideal: CGFloat
  let max: CGFloat?
  let isFixed: Bool

  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      if isFixed {
        content.navigationSplitViewColumnWidth(ideal)
      } else {
        content.navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
      }
    } else {
      content
    }
  }
}

/// The style of split views, where the system has them.
struct SplitViewStyle: ViewModifier {
  let style: Shim.NavigationSplitViewStyle

  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      switch style.kind {
      case .automatic: content.navigationSplitViewStyle(.automatic)
      case .balanced: content.navigationSplitViewStyle(.balanced)
      case .prominentDetail: content.navigationSplitViewStyle(.prominentDetail)
      }
    } else {
      content
    }
  }
}
