import Combine
import SwiftUI

@MainActor
final class DecoratedModel: ObservableObject {
  @Published var path: [String] = []
}

struct DecoratedRoom: View {
  @ObservedObject var model: DecoratedModel

  var body: some View {
    List(["Vase", "Bowl"], id: \.self) { name in
      NavigationLink(name, value: name)
    }
    .navigationTitle("Pottery")
    .modifier(InStack(path: $model.path))
  }
}

/// Builds the whole stack around what it is applied to.
private struct InStack: ViewModifier {
  @Binding var path: [String]

  func body(content: Content) -> some View {
    NavigationStack(path: $path) {
      content.navigationDestination(for: String.self) { name in
        VStack {
          Text("\(name), of clay")
          Button("A closer look") {
            path.append(name + "'s rim")
          }
        }
        .navigationTitle(name)
      }
    }
  }
}

extension DecoratedModel: RoomModel {
  var pathDescription: String {
    path.joined(separator: " > ")
  }

  var events: [AppEvent] {
    [
      AppEvent("a vase in a bowl") { self.path = ["Bowl", "Vase"] }
    ]
  }
}
