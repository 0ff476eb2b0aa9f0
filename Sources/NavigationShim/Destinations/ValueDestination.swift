import SwiftUI

/// Declares what is shown for the values of a type, to the stack around it.
struct ValueDestination<D: Hashable, C: View>: ViewModifier {
  let destination: (D) -> C
  let evaluation = Evaluation()

  @Environment(\.navigationSurroundings) private var surroundings
  @Environment(\.destinationNesting) private var nesting
  @Environment(\.navigationHost) private var host
  @StateObject private var declaration = DestinationDeclaration(for: D.self)

  func body(content: Content) -> some View {
    if let screen = surroundings.screen {
      // Now, and not when the view appears: that is too late for a path that is restored
      // (NavigationBackport issue 19).
      let _ = declaration.update(on: screen, nesting: nesting, destination: destination)
      content.environment(\.destinationNesting, nesting + 1)
    } else if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), host.isNative {
      let _ = surroundings.nativeStack?.noteDestination(for: D.self)
      content.nativeDestination(for: D.self, destination: destination)
    } else {
      content
    }
  }
}
