public import SwiftUI

extension Shim {
  /// Whether a bar, or its background, is visible.
  ///
  /// ```swift
  /// let isFullScreen = true
  /// Text("Chapter 1").toolbar(isFullScreen ? .hidden : .visible, for: .navigationBar)
  /// ```
  ///
  /// Stands in for SwiftUI's type of the same name, which is new in iOS 15. As an argument, `.hidden` and the like
  /// compile with either.
  @frozen public enum Visibility: _VisibilityValue, Hashable, Sendable, CaseIterable {
    /// The system's choice.
    case automatic

    /// Visible.
    case visible

    /// Hidden.
    case hidden

    /// The value itself.
    public var _standIn: Visibility { self }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    var native: SwiftUI.Visibility {
      switch self {
      case .automatic: .automatic
      case .visible: .visible
      case .hidden: .hidden
      }
    }
  }

  /// A value of ``Visibility``, or of SwiftUI's type.
  public protocol _VisibilityValue {
    /// The value in the package's type.
    var _standIn: Visibility { get }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension SwiftUI.Visibility: Shim._VisibilityValue {
  /// The value in the package's type.
  public var _standIn: Shim.Visibility {
    switch self {
    case .visible: .visible
    case .hidden: .hidden
    default: .automatic
    }
  }
}
