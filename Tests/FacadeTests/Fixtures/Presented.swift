import Combine
import SwiftUI
import Testing

@MainActor
final class PresentedModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var isPresented = false {
    didSet { history.append(isPresented) }
  }
  private(set) var history: [Bool] = []
  @Published var item: Int?

  func launched(_ host: NavigationHost = .links) async -> AppUnderTest {
    await AppUnderTest.settled(host) { PresentedRoot(model: self) }
  }
}

struct PresentedRoot: View {
  @ObservedObject var model: PresentedModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root")
        .navigationDestination(for: Int.self) { Text("value \($0)") }
        .navigationDestination(isPresented: $model.isPresented) {
          VStack {
            Text("presented")
            NavigationLink("push 7", value: 7)
          }
        }
        .navigationDestination(item: $model.item) { Text("item \($0)") }
    }
  }
}
