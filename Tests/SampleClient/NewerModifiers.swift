import SwiftUI

extension View {
  /// Runs an action when the view comes into view, as `task` does from iOS 15 on.
  @ViewBuilder
  func runs(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) {
      task { await action() }
    } else {
      onAppear { Task { await action() } }
    }
  }
}
