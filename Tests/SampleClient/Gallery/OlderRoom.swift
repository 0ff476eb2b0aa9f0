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

private enum Action: String, CaseIterable {
  case showTheFirst = "show the first"
  case hideTheFirst = "hide the first"
  case chooseOne = "choose one"
}

extension OlderModel: RoomModel {
  var pathDescription: String {
    "first \(showsFirst), choice \(choice.map(String.init) ?? "none")"
  }

  var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .showTheFirst: showsFirst = true
    case .hideTheFirst: showsFirst = false
    case .chooseOne: choice = 1
    case nil: return false
    }
    return true
  }
}
