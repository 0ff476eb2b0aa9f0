public import Foundation
public import SwiftUI

extension View {
  /// Sets the width of this column of a split view, where the system has one.
  ///
  /// Stands in for SwiftUI's modifier of the same signature. It has no effect where the columns are
  /// those of a `NavigationView`.
  ///
  /// - Parameter width: The width in points.
  @_disfavoredOverload
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidth(min: nil, ideal: width, max: nil, isFixed: true))
  }

  /// Sets the bounds of the width of this column of a split view, where the system has one.
  ///
  /// Stands in for SwiftUI's modifier of the same signature. It has no effect where the columns are
  /// those of a `NavigationView`.
  ///
  /// - Parameters:
  ///   - min: The least width in points.
  ///   - ideal: The width in points to start with.
  ///   - max: The greatest width in points.
  @_disfavoredOverload
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidth(min: min, ideal: ideal, max: max, isFixed: false))
  }

  /// Sets the style of the split views inside this view, where the system has them.
  ///
  /// Stands in for SwiftUI's modifier of the same name. It has no effect where the columns are those
  /// of a `NavigationView`.
  ///
  /// - Parameter style: The style.
  @_disfavoredOverload
  public func navigationSplitViewStyle(_ style: Shim.NavigationSplitViewStyle) -> some View {
    modifier(SplitViewStyle(style: style))
  }
}

/// The width of a column, where the system has split views.
private struct ColumnWidth: ViewModifier {
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
private struct SplitViewStyle: ViewModifier {
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

extension Shim {
  /// How a split view shares the room between its columns.
  ///
  /// Stands in for SwiftUI's protocol of this name and the styles that conform to it: written `.balanced`
  /// and the like, as the argument of `View.navigationSplitViewStyle(_:)`, either compiles.
  public struct NavigationSplitViewStyle: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic, balanced, prominentDetail
    }

    let kind: Kind

    /// The style that the system finds fitting.
    public static var automatic: NavigationSplitViewStyle { .init(kind: .automatic) }

    /// The detail column gets smaller when other columns show.
    public static var balanced: NavigationSplitViewStyle { .init(kind: .balanced) }

    /// The detail column keeps its size when other columns show.
    public static var prominentDetail: NavigationSplitViewStyle { .init(kind: .prominentDetail) }
  }
}

extension Shim {
  /// Which columns of a split view are visible.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationSplitViewVisibility`. Where the system has no split
  ///   view, it has no effect.
  public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Kind: String, Codable {
      case automatic, all, doubleColumn, detailOnly
    }

    private let kind: Kind

    /// The columns that the system finds fitting.
    public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }

    /// All columns.
    public static var all: NavigationSplitViewVisibility { .init(kind: .all) }

    /// The two trailing columns of three, or both of two.
    public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }

    /// The trailing column.
    public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
  }
}
