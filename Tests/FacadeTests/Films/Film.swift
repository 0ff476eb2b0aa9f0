import AppUnderTest
import Combine
import NavigationShim
import SwiftUI

/// What a person sees of a deep link, from the moment in which it is opened.
@MainActor
struct Film {
  /// What is seen at a moment; depths are counted from the root's, which is 0.
  enum Frame: Hashable {
    case still(Int)
    /// One screen slides over another, and has come a share of the way, from 0 to 1.
    case slide(from: Int, to: Int, share: Double)
  }

  /// Nanoseconds since the link was opened.
  typealias Time = Int64

  /// How long the usual fixed delay is.
  static let delay: Time = 650_000_000

  private let sightings: [Sighting]
  private let start: Int64
  /// What the host didn't accept.
  let violations: [HostViolation]

  /// Films the link on the package as it is.
  static func package(on host: NavigationHost) -> Film {
    let model = FilmedModel()
    let app = EmulatedApp(stacks: host) { FilmedShop(model: model) }
    return Film(of: app, [0: { model.path = FilmedScreen.allCases }])
  }

  /// Films the link on links that are turned on by a fixed delay: each time the path is set to one
  /// screen more of what was planned at the beginning, and nobody is asked.
  static func fixedDelay() -> Film {
    let model = FilmedModel()
    let app = EmulatedApp { LinkedShop(model: model) }
    let steps = FilmedScreen.allCases.indices.map { index in
      (delay * Time(index), { model.path = Array(FilmedScreen.allCases[...index]) })
    }
    return Film(of: app, Dictionary(uniqueKeysWithValues: steps))
  }

  private init(of app: EmulatedApp, _ deeds: [Time: () -> Void]) {
    app.settle()
    let start = app.now
    app.watch()
    for (time, deed) in deeds.sorted(by: { $0.key < $1.key }) {
      app.advance(by: start + time - app.now)
      deed()
      app.update()
    }
    app.settle()
    // What is there in the end is seen for a while.
    app.advance(by: Self.delay)
    sightings = app.sightings
    violations = app.violations
    self.start = start
  }

  /// What is seen at a time.
  func frame(at time: Time) -> Frame? {
    let sighting = sightings.last { $0.start <= start + time }
    switch sighting?.sight {
    case .screen(let title): return depth(title).map(Frame.still)
    case .transition(let from, let to):
      guard let sighting, let from = depth(from), let to = depth(to) else { return nil }
      let share = Double(start + time - sighting.start) / Double(sighting.end - sighting.start)
      return .slide(from: from, to: to, share: min(1, share))
    case nil: return nil
    }
  }

  /// How often screens slide.
  var slides: Int { motions.count }
  /// When the last screen that has moved came to rest.
  var rest: Time { (motions.last?.end ?? start) - start }

  private var motions: [Sighting] {
    sightings.filter { if case .transition = $0.sight { true } else { false } }
  }

  private func depth(_ title: String) -> Int? { FilmedScreen.titles.firstIndex(of: title) }
}

/// The screens of the link that is filmed, which is the one that `DeepLinkDemo` plays.
enum FilmedScreen: String, CaseIterable, Hashable {
  case orders = "Orders"
  case order = "Order 42"
  case item = "Item 7"
  case editor = "Editor"
  case confirmation = "Confirmation"

  static let rootTitle = "Shop"
  /// The titles from the root on.
  static let titles = [rootTitle] + allCases.map(\.rawValue)
}

/// What the shop wants to be shown.
@MainActor
final class FilmedModel: ObservableObject {
  @Published var path: [FilmedScreen] = []
}

/// The shop on this package.
struct FilmedShop: View {
  @ObservedObject var model: FilmedModel

  var body: some View {
    NavigationStackShim(path: $model.path) {
      Text(FilmedScreen.rootTitle)
        .navigationTitle(FilmedScreen.rootTitle)
        .navigationDestination(for: FilmedScreen.self) { screen in
          Text(screen.rawValue).navigationTitle(screen.rawValue)
        }
    }
  }
}

/// The same shop on a link in each screen, without this package.
struct LinkedShop: View {
  let model: FilmedModel

  var body: some View {
    NavigationView { LinkedScreen(model: model, depth: 0) }
      .navigationViewStyle(.stack)
  }
}

private struct LinkedScreen: View {
  @ObservedObject var model: FilmedModel
  let depth: Int

  var body: some View {
    Text(FilmedScreen.titles[depth])
      .navigationTitle(FilmedScreen.titles[depth])
      .background(NavigationLink(destination: destination, isActive: isShown) { EmptyView() })
  }

  /// The next screen; its type would hold itself if it weren't erased.
  private var destination: AnyView {
    guard depth < FilmedScreen.allCases.count else { return AnyView(EmptyView()) }
    return AnyView(LinkedScreen(model: model, depth: depth + 1))
  }

  private var isShown: Binding<Bool> {
    Binding {
      model.path.count > depth
    } set: { isOn in
      if !isOn, model.path.count > depth { model.path.removeSubrange(depth...) }
    }
  }
}
