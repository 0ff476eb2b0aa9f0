import Combine
import SwiftUI

/// A view that is made of an object's bindings, and made again whenever the object changes.
struct Observing<Model: ObservableObject, Content: View>: View {
  @ObservedObject private var model: Model
  private let content: @MainActor (ObservedObject<Model>.Wrapper) -> Content

  init(
    _ model: Model,
    @ViewBuilder content: @escaping @MainActor (ObservedObject<Model>.Wrapper) -> Content
  ) {
    self.model = model
    self.content = content
  }

  var body: some View { content($model) }
}

extension ObservableObject {
  /// Launches an app that is made of the object's bindings, and waits until it is idle.
  @MainActor
  func launchedApp<Content: View>(
    _ host: NavigationHost,
    _ behavior: HostBehavior = HostBehavior(),
    @ViewBuilder content: @escaping @MainActor (ObservedObject<Self>.Wrapper) -> Content
  ) async -> AppUnderTest {
    await AppUnderTest.settled(host, behavior: behavior) { Observing(self, content: content) }
  }
}
