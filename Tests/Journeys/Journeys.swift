import AppUnderTest
import Combine
import Foundation
import NavigationShim
import SwiftUI

private typealias NavigationPath = NavigationPathShim
private typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
private typealias NavigationLink<Label: View, Destination: View> = NavigationLinkShim<
  Label, Destination
>

/// Goes on one journey through the package, for `.ci/journeys` to see which functions run.
///
/// `Journeys push before` stops where the journey begins.
@main
@MainActor
struct Journeys {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let journey = Journey(rawValue: name) else {
      print("Journeys \(Journey.allCases.map(\.rawValue).joined(separator: "|")) [before]")
      exit(64)
    }
    let stopsBefore = arguments.last == "before"
    let model = JourneyModel()
    if journey == .restore {
      if stopsBefore { return }
      try? model.store.restore(from: Data(savedPath.utf8))
    }
    if journey == .swipe { model.store.path = NavigationPath([1, 2]) }
    if journey == .late {
      model.isLoaded = false
      model.store.path = NavigationPath([1])
    }
    let app = AppUnderTest(stacks: journey == .tap ? .native : .links) {
      JourneyRoot(model: model, store: model.store)
    }
    await app.settle()
    if stopsBefore { return }
    switch journey {
    case .push: model.navigator?.push(1)
    case .link: model.store.path = NavigationPath([1, 2, 3, 4])
    case .swipe:
      _ = await app.beginSwipeBack()
      await app.wait(200)
      await app.finishSwipeBack()
    case .tap: _ = await app.tap("Row 1", occurrence: 0)
    case .restore: break
    case .late: model.isLoaded = true
    }
    await app.settle()
    print(app.shown)
  }

  private static let savedPath = #"["Swift.Int","2","Swift.Int","1"]"#
}

private enum Journey: String, CaseIterable {
  case push, link, swipe, tap, restore, late
}

@MainActor
private final class JourneyModel: ObservableObject {
  let store = PathStore(path: NavigationPath())
  @Published var isLoaded = true
  weak var navigator: PathNavigator?
}

private struct JourneyRoot: View {
  let model: JourneyModel
  @ObservedObject var store: PathStore<NavigationPath>

  var body: some View {
    NavigationStack(path: $store.path) {
      JourneyHome(model: model)
    }
  }
}

private struct JourneyHome: View {
  @ObservedObject var model: JourneyModel
  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    let _ = model.navigator = navigator
    List(0..<3) { number in NavigationLink("Row \(number)", value: number) }
    if model.isLoaded {
      Text("Loaded").navigationDestination(for: Int.self) { number in
        Text("\(number)").navigationTitle("\(number)")
      }
    }
  }
}
