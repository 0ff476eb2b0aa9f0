import Combine

/// The path of a stack that the app has given none.
@MainActor
final class OwnPath: ObservableObject {
  @Published var path = Shim.NavigationPath()

  nonisolated init() {}
}
