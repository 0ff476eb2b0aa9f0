import SwiftUI

/// A stack in SwiftUI's own container.
struct NativeStackView<Data, Root: View>: View {
  let path: Binding<Data>
  let adapter: PathAdapter<Data>
  let root: Root

  @StateObject private var navigator = Navigator<Data>()
  @StateObject private var linkValues = LinkValues()

  var body: some View {
    let _ = navigator.update(path: path)
    adapter.nativeStack(path, AnyView(root))
      .environment(\.navigationSurroundings, .native(linkValues))
      .environmentObject(navigator)
  }
}
