public import SwiftUI

extension Shim {
  /// Which bars a modifier is about.
  ///
  /// Stands in for SwiftUI's type of the same name: as an argument, `.navigationBar` and the like compile with
  /// either.
  public enum ToolbarPlacement: ToolbarPlacementValue, Hashable, Sendable {
    /// The bar that suits the place: the navigation bar, where there is one.
    case automatic

    /// The bar at the bottom of a screen.
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case bottomBar

    /// The bar with the title and the back button.
    @available(macOS, unavailable)
    case navigationBar

    /// The bar with the tabs.
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    case tabBar

    /// The bar of a window.
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case windowToolbar

    /// The same as SwiftUI's own; `nil` for a bar that the platform doesn't have.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    var native: SwiftUI.ToolbarPlacement? {
      switch self {
      case .automatic: .automatic
      #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
      case .bottomBar: .bottomBar
      #endif
      #if !os(macOS)
      case .navigationBar: .navigationBar
      #endif
      #if !os(macOS) && !os(watchOS)
      case .tabBar: .tabBar
      #endif
      #if os(macOS)
      case .windowToolbar: .windowToolbar
      #endif
      default: nil
      }
    }
  }

  /// A value of ``ToolbarPlacement``, not a literal.
  public protocol ToolbarPlacementValue {}

  /// Whether a bar, or its background, is visible.
  ///
  /// Stands in for SwiftUI's type of the same name, which is new in iOS 15: as an argument, `.hidden` and the like
  /// compile with either.
  public enum Visibility: VisibilityValue, Hashable, Sendable, CaseIterable {
    /// As the system finds fitting.
    case automatic

    /// It is seen.
    case visible

    /// It is not seen.
    case hidden

    /// The value itself.
    public var standIn: Visibility { self }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    var native: SwiftUI.Visibility {
      switch self {
      case .automatic: .automatic
      case .visible: .visible
      case .hidden: .hidden
      }
    }
  }

  /// A value of ``Visibility``, or of SwiftUI's own type.
  public protocol VisibilityValue {
    /// The value in the package's type.
    var standIn: Visibility { get }
  }

  /// The role of a screen, which decides how its bars are laid out.
  ///
  /// Stands in for SwiftUI's type of the same name: as an argument, `.editor` and the like compile with either.
  public enum ToolbarRole: Hashable, Sendable {
    /// As the system finds fitting.
    case automatic

    /// The screens of a stack.
    @available(macOS, unavailable)
    case navigationStack

    /// Contents that a person browses.
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case browser

    /// A document that a person edits.
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case editor

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    var native: SwiftUI.ToolbarRole {
      switch self {
      #if !os(macOS)
      case .navigationStack: .navigationStack
      #endif
      #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
      case .browser: .browser
      #endif
      #if !os(tvOS) && !os(watchOS)
      case .editor: .editor
      #endif
      default: .automatic
      }
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension [Shim.ToolbarPlacement] {
  /// SwiftUI's own, as many as a platform can have: a list can't be handed on, but a bar may be named twice.
  var native: (Bar, Bar, Bar, Bar) {
    let bars = compactMap(\.native)
    func bar(_ index: Int) -> Bar { bars.isEmpty ? .automatic : bars[index % bars.count] }
    return (bar(0), bar(1), bar(2), bar(3))
  }

  typealias Bar = SwiftUI.ToolbarPlacement
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension SwiftUI.Visibility: Shim.VisibilityValue {
  /// The value in the package's type.
  public var standIn: Shim.Visibility {
    switch self {
    case .visible: .visible
    case .hidden: .hidden
    default: .automatic
    }
  }
}
