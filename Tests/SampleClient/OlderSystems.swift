#if os(macOS)
import SwiftUI

// What a Mac lacks of what the sample client says, or has later than the sample client runs there.

extension View {
  /// A sheet where a cover is asked for: it covers its window as well.
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
