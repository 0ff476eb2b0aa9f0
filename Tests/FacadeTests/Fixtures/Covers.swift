import SwiftUI

extension View {
  /// Covers the screen with a text while a condition holds, where the system has covers.
  func covered(if isCovered: Binding<Bool>) -> some View {
    #if os(macOS)
    self
    #else
    fullScreenCover(isPresented: isCovered) { Text("cover") }
    #endif
  }
}
