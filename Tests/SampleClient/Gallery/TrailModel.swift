import Combine
import SwiftUI

/// A published path whose wrapper and publisher are part of a protocol.
@MainActor
final class TrailModel: ObservableObject, Trail {
  @Published var path = NavigationPath()
  @Published var steps: [Int] = []
  private(set) var lengths: [Int] = []
  private let diary = TrailDiary()
  private var subscription: AnyCancellable?

  var publishedPath: Published<NavigationPath> {
    _path
  }

  var pathPublisher: Published<NavigationPath>.Publisher {
    $path
  }

  init() {
    subscription =
      pathPublisher
      .map(\.count)
      .removeDuplicates()
      .dropFirst()
      .sink { [weak self] count in
        self?.lengths.append(count)
      }
  }

  func moved(to path: NavigationPath) {
    steps.append(path.count)
    diary.trail(self, movedTo: path)
  }
}

/// Writes down how far the trail leads.
@MainActor
private final class TrailDiary: TrailDelegate {
  private(set) var farthest = 0

  func trail(_ trail: any Trail, movedTo path: NavigationPath) {
    farthest = max(farthest, path.count, trail.path.count)
  }
}

extension TrailModel: RoomModel {
  var pathDescription: String {
    "\(path.summary); lengths \(lengths), steps \(steps)"
  }

  var events: [AppEvent] {
    let trail: any Trail = self
    return [
      AppEvent("walk on") { trail.path.append(trail.path.count + 1) },
      AppEvent("run") {
        for _ in 0..<3 {
          trail.path.append(trail.path.count + 1)
        }
      },
      AppEvent("turn round") { trail.path = NavigationPath() },
    ]
  }
}
