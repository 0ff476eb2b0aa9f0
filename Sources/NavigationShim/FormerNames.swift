public import Foundation
public import SwiftUI

// Names that documents had before 0.1, with their replacements.

/// The same as ``NavigationIntermediateScreens``.
@available(*, deprecated, renamed: "NavigationIntermediateScreens")
public typealias NavigationStillPushes = NavigationIntermediateScreens

extension View {
  /// Does the same as `navigationIntermediateScreens(_:)`.
  @available(*, deprecated, renamed: "navigationIntermediateScreens(_:)")
  nonisolated public func navigationStillPushes(
    _ intermediateScreens: NavigationIntermediateScreens
  ) -> some View {
    navigationIntermediateScreens(intermediateScreens)
  }
}

extension NavigationRows {
  /// The same as ``plain``.
  @available(*, deprecated, renamed: "plain")
  public static var disabled: NavigationRows { .plain }
}

extension NavigationPacing {
  /// The same as ``settled(fallbackSeconds:)``.
  @available(*, deprecated, renamed: "settled(fallbackSeconds:)")
  public static func settled(fallback: TimeInterval) -> NavigationPacing {
    settled(fallbackSeconds: fallback)
  }

  /// The same as ``fixed(seconds:)``.
  @available(*, deprecated, renamed: "fixed(seconds:)")
  public static func fixed(_ delay: TimeInterval) -> NavigationPacing { fixed(seconds: delay) }
}

extension Shim.NavigationPath {
  /// Does the same as ``lastValue(of:)``.
  @available(*, deprecated, renamed: "lastValue(of:)")
  public func last<V: Hashable>(as type: V.Type) -> V? { lastValue(of: type) }

  /// Does the same as ``values(of:)``.
  @available(*, deprecated, renamed: "values(of:)")
  public func elements<V: Hashable>(as type: V.Type) throws -> [V] { try values(of: type) }

  /// Does the same as ``compactValues(of:)``.
  @available(*, deprecated, renamed: "compactValues(of:)")
  public func compactElements<V: Hashable>(as type: V.Type) -> [V] { compactValues(of: type) }
}

extension PathStore {
  /// Does the same as ``navigate(_:)``.
  @available(*, deprecated, renamed: "navigate(_:)")
  @discardableResult
  public func withDelaysIfUnsupported(
    _ transform: (inout Path) -> Void
  ) async -> NavigationOutcome {
    await navigate(transform)
  }
}

extension RootedNavigationStack {
  /// Does the same as the initializer without a label.
  @available(*, deprecated, renamed: "init(_:root:)")
  public init(
    path: Binding<RootedPath<Root, Path>>,
    @ViewBuilder root: @escaping (Root) -> Content
  )
  where
    Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Path.Element: Hashable
  {
    self.init(path, root: root)
  }

  /// Does the same as the initializer without a label.
  @available(*, deprecated, renamed: "init(_:root:)")
  public init(
    path: Binding<RootedPath<Root, Path>>,
    @ViewBuilder root: @escaping (Root) -> Content
  ) where Path == Shim.NavigationPath {
    self.init(path, root: root)
  }
}
