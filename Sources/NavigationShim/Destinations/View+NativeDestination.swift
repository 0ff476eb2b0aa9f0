import SwiftUI

/// SwiftUI's own modifiers, for SwiftUI's own stack.
///
/// On Apple's platforms they are preferred to ours wherever they are available. The emulator can't
/// tell where that is: its modifiers yield to ours, and are asked for by a mark.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  func nativeDestination<D: Hashable, C: View>(
    for data: D.Type,
    destination: @escaping (D) -> C
  ) -> some View {
    #if canImport(Darwin)
      navigationDestination(for: data, destination: destination)
    #else
      navigationDestination(for: data, destination: destination, since: .init())
    #endif
  }

  func nativeDestination<C: View>(
    isPresented: Binding<Bool>,
    destination: () -> C
  ) -> some View {
    #if canImport(Darwin)
      navigationDestination(isPresented: isPresented, destination: destination)
    #else
      navigationDestination(isPresented: isPresented, destination: destination, since: .init())
    #endif
  }
}
