import Combine
import SwiftUI

/// Appends to a path what is known only as `any` of something.
@MainActor
final class ExhibitsModel: ObservableObject {
  /// What the path looked like in a debugger's log.
  private(set) var printed: [String] = []

  @Published var path = NavigationPath() {
    didSet {
      printed.append("\(path)")
    }
  }

  func show(_ exhibit: any Exhibit) {
    path.append(exhibit)
  }

  func show(anything value: any Hashable) {
    path.append(value)
  }

  func show<each E: Exhibit>(each exhibit: repeat each E) {
    for one in repeat each exhibit {
      path.append(one)
    }
  }

  func startAgain<Component: Hashable>(at components: [Component]) {
    path = NavigationPath(components)
  }
}

extension ExhibitsModel: RoomModel {
  var pathDescription: String {
    "\(path.summary), \(path.count) in all, printed: \(printed.allSatisfy { !$0.isEmpty })"
  }

  var events: [AppEvent] {
    [
      AppEvent("show any exhibit") { self.show(Painting(title: "Lilies")) },
      AppEvent("show any hashable") { self.show(anything: Statue(title: "David")) },
      AppEvent("show three of different types") {
        self.show(each: Painting(title: "Stars"), Statue(title: "Horse"), Painting(title: "Rain"))
      },
      AppEvent("show a list of any") {
        for exhibit: any Exhibit in [Statue(title: "Bird"), Painting(title: "Sea")] as [any Exhibit]
        {
          self.show(exhibit)
        }
      },
      AppEvent("start again") {
        self.startAgain(at: [Painting(title: "Dawn"), Painting(title: "Dusk")])
      },
      AppEvent("clear") { self.path = .init() },
    ]
  }
}
