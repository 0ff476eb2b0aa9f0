import Combine
import LinkStackEngine
import SwiftUI

/// A stack that the app has given no path: it keeps one for its navigator.
///
/// In a column of SwiftUI's own split view it is SwiftUI's alone: if the path is its own, the system pops what has
/// been pushed when another row is selected in a column before. A stack of links does the same.
struct PathlessStack<Root: View>: View {
  let root: Root

  @StateObject private var own = OwnPath()
  @Environment(\.navigationConfiguration.host) private var host
  @Environment(\.navigationPlace) private var place

  var body: some View {
    switch place {
    case .column, .nativeColumn:
      ColumnReader { stack(isInColumn: $0) }
    case .outside, .links, .native:
      stack(isInColumn: false)
    }
  }

  @MainActor @ViewBuilder private func stack(isInColumn: Bool) -> some View {
    if isInColumn, host.isNative, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      SystemStack(root: root)
    } else {
      let _ = isInColumn ? place.column?.add(own) : nil
      Shim.NavigationStack(path: $own.path) { root }
    }
  }
}

/// The path of a stack that the app has given none.
@MainActor
final class OwnPath: ObservableObject {
  @Published var path = Shim.NavigationPath()

  nonisolated init() {}
}

/// SwiftUI's own stack, with a path that it keeps to itself.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct SystemStack<Root: View>: View {
  let root: Root

  @StateObject private var navigator = Navigator<Shim.NavigationPath>()
  @Environment(\.navigationConfiguration.warnings) private var warnings

  var body: some View {
    let _ = navigator.updateWithoutPath(warnings ?? .shared)
    SwiftUI.NavigationStack { root.background(SwipeBack()) }
      .environment(\.navigationPlace, .native(.pathless))
      .environmentObject(navigator)
  }
}
