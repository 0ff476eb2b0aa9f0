import SwiftUI

extension Shim {
  /// The role of a screen, which decides how its bars are laid out.
  ///
  /// ```swift
  /// Text("Draft").toolbarRole(.editor)
  /// ```
  ///
  /// Stands in for SwiftUI's type of the same name. As an argument, `.editor` and the like compile with either.
  public struct ToolbarRole: Sendable {
    private enum Role {
      case automatic, navigationStack, browser, editor
    }

    private let role: Role

    /// The system's choice.
    public static var automatic: ToolbarRole { ToolbarRole(role: .automatic) }

    /// The screens of a stack.
    @available(macOS, unavailable)
    public static var navigationStack: ToolbarRole { ToolbarRole(role: .navigationStack) }

    /// Content that people browse.
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var browser: ToolbarRole { ToolbarRole(role: .browser) }

    /// A document that people edit.
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var editor: ToolbarRole { ToolbarRole(role: .editor) }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    var native: SwiftUI.ToolbarRole {
      switch role {
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
