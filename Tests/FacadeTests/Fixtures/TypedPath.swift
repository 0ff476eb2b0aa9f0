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

  init(_ path: Path) { self.path = path }

  func launched<Screen: View>(
    _ host: NavigationHost,
    _ behavior: HostBehavior = HostBehavior(),
    @ViewBuilder screen: @escaping (Path.Element) -> Screen
  ) async -> AppUnderTest {
    await AppUnderTest.settled(host, behavior: behavior) { root(screen: screen) }
  }

  func root<Screen: View>(@ViewBuilder screen: @escaping (Path.Element) -> Screen) -> some View {
    Observing(self) { bound in
      NavigationStack(path: bound.path) {
        NavigatorReader { self.navigator = $0 }
          .navigationTitle("root")
          .navigationDestination(for: Path.Element.self) {
            screen($0).navigationTitle(String(describing: $0))
          }
      }
    }
  }
}

/// Hands the navigator of its stack to the test.
struct NavigatorReader<Path>: View {
  let take: (Navigator<Path>) -> Void
  @EnvironmentObject private var navigator: Navigator<Path>

  var body: some View { Text("root").onAppear { take(navigator) } }
}
