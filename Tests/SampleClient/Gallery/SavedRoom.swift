import Combine
import SwiftUI

@MainActor
final class SavedModel: ObservableObject {
  @Published var path = NavigationPath()
  @Published var trail: SavedTrail?
}

struct SavedRoom: View {
  @ObservedObject var model: SavedModel

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink("Begin", value: 1)
        Button("Go back to where you were") {
          model.trail?.restore($model.path)
        }
        .disabled(model.trail == nil)
      }
      .navigationTitle("Saved")
      .navigationDestination(for: Int.self) { number in
        SavedStep(number: number, model: model)
      }
    }
  }
}

private struct SavedStep: View {
  let number: Int
  @ObservedObject var model: SavedModel

  var body: some View {
    VStack {
      NavigationLink("Go on", value: number + 1)
      Button("Remember this") {
        model.trail = SavedTrail(model.path)
      }
      Button("Forget everything") {
        model.path = NavigationPath()
      }
    }
    .navigationTitle("Place \(number)")
  }
}

extension SavedModel: RoomModel {
  var pathDescription: String {
    "\(path.summary), \(trail == nil ? "nothing saved" : "saved")"
  }

  var events: [AppEvent] {
    [
      AppEvent("remember") { self.trail = SavedTrail(self.path) }
    ]
  }
}
