#if os(Linux)
import Combine
import SwiftUI
import Testing

@MainActor
final class AvoidingModel: ObservableObject {
  @Published var path = NavigationPath()
  var appearances: [String] = []

  func launched(
    _ host: NavigationHost,
    _ bugs: NativeBugs,
    _ animation: NavigationAnimation = .automatic
  ) async -> AppUnderTest {
    await AppUnderTest.settled(host, behavior: HostBehavior(nativeBugs: bugs)) {
      Observing(self) { bound in
        NavigationStack(path: bound.path) {
          AvoidingPlace(model: self, name: "root")
            .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
        }
        .navigationAnimation(animation)
      }
    }
  }
}

struct AvoidingPlace: View {
  let model: AvoidingModel
  let name: String
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      NavigationLink("to 1", value: 1)
      Button("another path, and back") {
        model.path = NavigationPath([9, 8, 7, 6])
        presentationMode.wrappedValue.dismiss()
      }
    }
    .onAppear { model.appearances.append(name) }
    .navigationTitle(name)
    .navigationDestination(for: Int.self) { AvoidingPlace(model: model, name: "\($0)") }
  }
}
#endif
