import Combine
import SwiftUI

@MainActor
final class OlderModel: ObservableObject {
  @Published var showsFirst = false
  @Published var choice: Int?
}

/// A room that nobody has rewritten yet: a plain `NavigationView`, with links of the same name.
struct OlderRoom: View {
  @ObservedObject var model: OlderModel

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(isActive: $model.showsFirst) {
          OldScreen(model: model)
        } label: {
          Text("First")
        }
        NavigationLink(tag: 1, selection: $model.choice) {
          Text("Chosen")
            .navigationTitle("Choice")
        } label: {
          Text("Choose")
        }
        NavigationLink("Simple") {
          Text("Nothing more")
            .navigationTitle("Simple")
        }
      }
      .navigationTitle("Older")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

private struct OldScreen: View {
  @ObservedObject var model: OlderModel

  var body: some View {
    VStack {
      NavigationLink("Second", destination: Text("The end").navigationTitle("Second"))
      Button("Back to the start") {
        model.showsFirst = false
      }
    }
    .navigationTitle("First")
  }
}

extension OlderModel: RoomModel {
  var pathDescription: String {
    "first \(showsFirst), choice \(choice.map(String.init) ?? "none")"
  }

  var events: [AppEvent] {
    [
      AppEvent("show the first") { self.showsFirst = true },
      AppEvent("hide the first") { self.showsFirst = false },
      AppEvent("choose one") { self.choice = 1 },
    ]
  }
}
