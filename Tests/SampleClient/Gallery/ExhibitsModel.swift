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

private enum Action: String, CaseIterable {
  case showAnyExhibit = "show any exhibit"
  case showAnyHashable = "show any hashable"
  case showThreeOfDifferentTypes = "show three of different types"
  case showAListOfAny = "show a list of any"
  case startAgain = "start again"
  case clear
}

extension ExhibitsModel: RoomModel {
  var pathDescription: String {
    "\(path.summary), \(path.count) in all, printed: \(printed.allSatisfy { !$0.isEmpty })"
  }

  var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .showAnyExhibit: show(Painting(title: "Lilies"))
    case .showAnyHashable: show(anything: Statue(title: "David"))
    case .showThreeOfDifferentTypes:
      show(each: Painting(title: "Stars"), Statue(title: "Horse"), Painting(title: "Rain"))
    case .showAListOfAny:
      for exhibit: any Exhibit in [Statue(title: "Bird"), Painting(title: "Sea")] as [any Exhibit] {
        show(exhibit)
      }
    case .startAgain: startAgain(at: [Painting(title: "Dawn"), Painting(title: "Dusk")])
    case .clear: path = .init()
    case nil: return false
    }
    return true
  }
}
