import SwiftUI

/// Whether the columns of a split view are one above the other: always on tvOS and watchOS, and never on macOS.
struct WidthReader: DynamicProperty {
  #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  @MainActor var isCompact: Bool { horizontalSizeClass == .compact }
  #elseif os(macOS)
  let isCompact = false
  #else
  let isCompact = true
  #endif
}
