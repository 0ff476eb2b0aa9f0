import Combine
import SwiftUI

/// A room that isn't rewritten yet: a plain `NavigationView`, with links of the same name.
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
          Text("Chosen").navigationTitle("Choice")
        } label: {
          Text("Choose")
        }
        NavigationLink("Simple") { Text("Nothing more").navigationTitle("Simple") }
      }
      .navigationTitle("Older")
    }
    #if !os(macOS)
    .navigationViewStyle(StackNavigationViewStyle())
    #endif
  }
}

@MainActor
final class OlderModel: ObservableObject, RoomModel {
  @Published var showsFirst = false

  /// A link may set it to `nil` once more, and SwiftUI's link looks first.
  var choice: Int? {
    willSet { if newValue != choice { objectWillChange.send() } }
  }

  var pathDescription: String { "first \(showsFirst), choice \(choice.map(String.init) ?? "none")" }

  var events: [AppEvent] {
    [
      AppEvent("show the first") { self.showsFirst = true },
      AppEvent("hide the first") { self.showsFirst = false },
      AppEvent("choose one") { self.choice = 1 },
    ]
  }
}

private struct OldScreen: View {
  @ObservedObject var model: OlderModel

  var body: some View {
    VStack {
      NavigationLink("Second", destination: Text("The end").navigationTitle("Second"))
      Button("Back to the start") { model.showsFirst = false }
    }
    .navigationTitle("First")
  }
}
