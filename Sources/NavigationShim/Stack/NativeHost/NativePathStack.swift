import LinkStackEngine
import SwiftUI

/// SwiftUI's own stack around the shim's path.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct NativePathStack: View {
  let path: Binding<Shim.NavigationPath>
  let root: AnyView

  @StateObject private var bridge = NativePathBridge()
  @Environment(\.navigationSurroundings) private var surroundings
  @Environment(\.navigationWarningLog) private var warnings
  @Environment(\.navigationWakeScheduler) private var scheduler

  var body: some View {
    let _ = bridge.prepare(path, surroundings.nativeStack, scheduler, warnings)
    SwiftUI.NavigationStack(path: bridge.nativePath) { root }
  }
}
