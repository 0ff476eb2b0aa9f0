package import SwiftUI

extension EnvironmentValues {
  /// What stacks of links are shown in.
  ///
  /// A hook for tests, which run what is for macOS elsewhere.
  package var navigationContainer: StackContainer {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}

private struct ContainerKey: EnvironmentKey {
  static var defaultValue: StackContainer { .ofSystem }
}
