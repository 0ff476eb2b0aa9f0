import Combine
import SwiftUI

/// A guide through part of a tour: a class as the value of a path, equal only to itself.
@MainActor
final class TourCoordinator: ObservableObject {
  let name: String
  @Published var visitors = 0
  private weak var tours: ToursModel?

  init(name: String, tours: ToursModel) {
    self.name = name
    self.tours = tours
  }

  func goOn() {
    tours?.start(name + "+")
  }

  func end() {
    tours?.end(self)
  }
}

extension TourCoordinator: Hashable {
  nonisolated static func == (left: TourCoordinator, right: TourCoordinator) -> Bool {
    left === right
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
