import Combine
import SwiftUI

@MainActor
final class ToursModel: ObservableObject {
  @Published var path: [TourCoordinator] = []

  func start(_ name: String) {
    path.append(TourCoordinator(name: name, tours: self))
  }

  func end(_ tour: TourCoordinator) {
    guard let index = path.firstIndex(of: tour) else { return }
    path.removeSubrange(index...)
  }
}

struct ToursRoom: View {
  @ObservedObject var model: ToursModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Button("Start a tour") {
        model.start("Tour")
      }
      .navigationTitle("Tours")
      .navigationDestination(for: TourCoordinator.self, destination: TourView.init(tour:))
    }
  }
}

private struct TourView: View {
  @ObservedObject var tour: TourCoordinator

  var body: some View {
    VStack {
      Text("\(tour.visitors) visitors")
      Button("Let one in") {
        tour.visitors += 1
      }
      Button("Go on") {
        tour.goOn()
      }
      Button("End this tour") {
        tour.end()
      }
    }
    .navigationTitle(tour.name)
  }
}

extension ToursModel: RoomModel {
  var pathDescription: String {
    path.map { "\($0.name) with \($0.visitors)" }.joined(separator: " > ")
  }

  var events: [AppEvent] {
    [
      AppEvent("three tours") {
        for name in ["A", "B", "C"] {
          self.start(name)
        }
      },
      AppEvent("end the first", if: !path.isEmpty) { self.end(self.path[0]) },
    ]
  }
}
