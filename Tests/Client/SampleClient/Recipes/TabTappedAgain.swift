import Combine
import SwiftUI

@MainActor
final class TabsModel: ObservableObject {
  @Published var trips: [Int] = []
  @Published private var tab = "Trips"

  /// The tab that is shown; the one that is chosen again shows its root.
  var chosenTab: String {
    get { tab }
    set {
      if newValue == tab, newValue == "Trips" { trips = [] }
      tab = newValue
    }
  }
}

@MainActor
struct TabsView: View {
  @StateObject private var model = TabsModel()

  var body: some View {
    TabView(selection: $model.chosenTab) {
      NavigationStack(path: $model.trips) {
        NavigationLink("To Crete", value: 1)
          .navigationTitle("Trips")
          .navigationDestination(for: Int.self) { trip in
            NavigationLink("Next", value: trip + 1).navigationTitle("Trip \(trip)")
          }
      }
      .tabItem { Text("Trips") }
      .tag("Trips")
      Text("No messages")
        .tabItem { Text("Messages") }
        .tag("Messages")
    }
  }
}
