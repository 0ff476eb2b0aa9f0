import SwiftUI

extension Shim {
  /// The bars that a modifier changes.
  ///
  /// ```swift
  /// Text("Item 7")
  ///   .toolbar(.hidden, for: .navigationBar)
  ///   .toolbarColorScheme(.dark, for: .navigationBar)
  /// ```
  ///
  /// Stands in for SwiftUI's type of the same name. As an argument, `.navigationBar` and the like compile with
  /// either.
  public struct ToolbarPlacement: _ToolbarPlacementValue, Sendable {
    enum Bar {
      case automatic, bottomBar, navigationBar, tabBar, windowToolbar
    }

    let bar: Bar

    /// The bar that suits the place: the navigation bar, if there is one.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }

    /// The bar at the bottom of a screen.
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottomBar) }

    /// The bar with the title and the back button.
    @available(macOS, unavailable)
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }

    /// The bar with the tabs.
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabBar) }

    /// The bar of a window.
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(bar: .windowToolbar) }

    /// SwiftUI's value; `nil` for a bar that the platform doesn't have.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    var native: SwiftUI.ToolbarPlacement? {
      switch bar {
      case .automatic: .automatic
      #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
      case .bottomBar: .bottomBar
      #endif
      #if !os(macOS) && !os(watchOS)
      case .tabBar: .tabBar
      #endif
      #if os(macOS)
      case .windowToolbar: .windowToolbar
      #else
      case .navigationBar: .navigationBar
      #endif
      default: nil
      }
    }
  }

  /// A value of ``ToolbarPlacement`` that isn't a literal.
  public protocol _ToolbarPlacementValue {}
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension [Shim.ToolbarPlacement] {
  /// SwiftUI's values, four as the platform with the most bars has them.
  ///
  /// A list can't be passed to its variadic parameter, and a bar may be named twice.
  var native: [SwiftUI.ToolbarPlacement] {
    let bars = compactMap(\.native)
    return (0..<4).map { bars.isEmpty ? .automatic : bars[$0 % bars.count] }
  }
}
