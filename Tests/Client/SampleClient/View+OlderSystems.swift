import SwiftUI

#if os(macOS)
// APIs of the sample client that a Mac lacks, or has later than the sample client runs there.

extension View {
  /// A sheet in place of a cover: it covers its window as well.
  func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Hides the way back where a Mac can.
  @_disfavoredOverload
  @ViewBuilder
  func navigationBarBackButtonHidden(_ hidesBackButton: Bool) -> some View {
    if #available(macOS 13, *) {
      navigationBarBackButtonHidden(hidesBackButton)
    } else {
      self
    }
  }
}
#endif

#if canImport(Darwin)
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
#endif
