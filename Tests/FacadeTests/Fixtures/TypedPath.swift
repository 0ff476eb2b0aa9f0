import Combine
import SwiftUI

/// An app whose path is of any type of collection.
@MainActor
final class TypedPath<Path>: ObservableObject
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  @Published var path: Path

  /// The navigator that the root has found.
  weak var navigator: Navigator<Path>?

  init(_ path: Path) {
    self.path = path
  }

  /// Launches the app, and lets it come to rest.
  func launched<Screen: View>(
    _ host: NavigationHost,
    _ behavior: HostBehavior = HostBehavior(),
    @ViewBuilder screen: @escaping (Path.Element) -> Screen
  ) -> EmulatedApp {
    let app = EmulatedApp(stacks: host, behavior: behavior) {
      TypedPathRoot(holder: self, screen: screen)
    }
    app.settle()
    return app
  }
}

private struct TypedPathRoot<Path, Screen: View>: View
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  @ObservedObject var holder: TypedPath<Path>
  let screen: (Path.Element) -> Screen

  var body: some View {
    NavigationStack(path: $holder.path) {
      NavigatorReader { holder.navigator = $0 }
        .navigationTitle("root")
        .navigationDestination(for: Path.Element.self) { screen($0).navigationTitle("\($0)") }
    }
  }
}

/// Hands the navigator of its stack to the test.
struct NavigatorReader<Path>: View {
  let take: (Navigator<Path>) -> Void
  @EnvironmentObject private var navigator: Navigator<Path>

  var body: some View {
    Text("root").onAppear { take(navigator) }
  }
}
