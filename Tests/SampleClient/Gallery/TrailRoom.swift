import Combine
import SwiftUI

struct TrailRoom: View {
  @ObservedObject var model: TrailModel
  @State private var received = 0

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink("Set out", value: 1)
        Text("\(received) steps from here")
      }
      .navigationTitle("Trail")
      .navigationDestination(for: Int.self) { step in
        NavigationLink("Another step", value: step + 1)
          .navigationTitle("Step \(step)")
      }
    }
    .onChange(of: model.path) { path in
      model.moved(to: path)
    }
    .onReceive(model.pathPublisher) { path in
      received = path.count
    }
  }
}
