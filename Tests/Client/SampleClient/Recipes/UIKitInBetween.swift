#if os(iOS) || os(tvOS) || !canImport(Darwin)
import SwiftUI

struct MapScreen: View {
  let map: MapController

  @State private var trips: [Int] = []

  var body: some View {
    NavigationStack(path: $trips) {
      // Without the capture list, the map would be kept by the closure that it keeps.
      MapView(map: map) { [trips = $trips] in trips.wrappedValue.append($0) }
        .navigationTitle("Map")
        .navigationDestination(for: Int.self) { trip in
          Text("From the map").navigationTitle("Trip \(trip)")
        }
    }
  }
}

struct MapView: UIViewControllerRepresentable {
  let map: MapController
  let choose: (Int) -> Void

  func makeUIViewController(context: Context) -> MapController { map }

  func updateUIViewController(_ controller: MapController, context: Context) {
    controller.choose = choose
  }
}

final class MapController: UIViewController {
  /// Is called with the trip that people have chosen.
  var choose: ((Int) -> Void)?
}
#endif
