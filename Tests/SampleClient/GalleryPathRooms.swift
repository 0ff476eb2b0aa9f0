import Combine
public import SwiftUI

/// Appends to a path what is known only as `any` of something.
@MainActor
final class ExhibitsModel: ObservableObject, RoomModel {
  /// What the path looked like in a debugger's log.
  private(set) var printed: [String] = []

  @Published var path = NavigationPath() { didSet { printed.append("\(path)") } }

  func show(_ exhibit: any Exhibit) { path.append(exhibit) }
  func show(anything value: any Hashable) { path.append(value) }

  func show<each E: Exhibit>(each exhibit: repeat each E) {
    for one in repeat each exhibit { path.append(one) }
  }

  func startAgain<Component: Hashable>(at components: [Component]) {
    path = NavigationPath(components)
  }

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

struct ExhibitsRoom: View {
  @ObservedObject var model: ExhibitsModel

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink(value: Painting(title: "Tulips")) { Text("Tulips") }
        NavigationLink(value: Statue(title: "Lion")) { Text("Lion") }
      }
      .navigationTitle("Exhibits")
      .navigationDestination(for: Painting.self) { ExhibitView(exhibit: $0) }
      .navigationDestination(for: Statue.self) { ExhibitView(exhibit: $0) }
    }
  }
}

private struct ExhibitView<E: Exhibit>: View {
  let exhibit: E

  var body: some View {
    VStack {
      Text("\(exhibit.title), seen closely")
      NavigationLink("What it is made of", value: Painting(title: exhibit.title + "'s canvas"))
    }
    .navigationTitle(exhibit.title)
  }
}

/// Anything that is shown, by a protocol that refines `Hashable`.
protocol Exhibit: Hashable, Codable, Sendable {
  var title: String { get }
}

struct Painting: Exhibit {
  let title: String
}

struct Statue: Exhibit {
  let title: String
}

/// A published path whose wrapper and publisher are part of a protocol.
@MainActor
final class TrailModel: ObservableObject, Trail, RoomModel {
  @Published var path = NavigationPath()
  @Published var steps: [Int] = []
  private(set) var lengths: [Int] = []
  private let diary = TrailDiary()
  private var subscription: AnyCancellable?

  var publishedPath: Published<NavigationPath> { _path }
  var pathPublisher: Published<NavigationPath>.Publisher { $path }

  init() {
    subscription =
      pathPublisher
      .map(\.count)
      .removeDuplicates()
      .dropFirst()
      .sink { [weak self] count in self?.lengths.append(count) }
  }

  func moved(to path: NavigationPath) {
    steps.append(path.count)
    diary.trail(self, movedTo: path)
  }

  var pathDescription: String { "\(path.summary); lengths \(lengths), steps \(steps)" }

  var events: [AppEvent] {
    let trail: any Trail = self
    return [
      AppEvent("walk on") { trail.path.append(trail.path.count + 1) },
      AppEvent("run") {
        for _ in 0..<3 { trail.path.append(trail.path.count + 1) }
      },
      AppEvent("turn round") { trail.path = NavigationPath() },
    ]
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

struct TrailRoom: View {
  @ObservedObject var model: TrailModel
  @State private var received = 0

  // The form of `onChange` that older systems have is deprecated from iOS 17 on.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink("Set out", value: 1)
        Text("\(received) steps from here")
      }
      .navigationTitle("Trail")
      .navigationDestination(for: Int.self) { step in
        NavigationLink("Another step", value: step + 1).navigationTitle("Step \(step)")
      }
    }
    .onChange(of: model.path) { path in model.moved(to: path) }
    .onReceive(model.pathPublisher) { path in received = path.count }
  }
}

/// Somebody who walks a path that others can see and change.
@MainActor
protocol Trail: AnyObject {
  var path: NavigationPath { get set }
  var publishedPath: Published<NavigationPath> { get }
  var pathPublisher: Published<NavigationPath>.Publisher { get }
}

/// Somebody who is told of every step.
@MainActor
private protocol TrailDelegate: AnyObject {
  func trail(_ trail: any Trail, movedTo path: NavigationPath)
}

@MainActor
final class WindowsModel: ObservableObject, RoomModel {
  @Published var path = NavigationPath()

  var pathDescription: String { path.summary }
  var events: [AppEvent] { [AppEvent("five windows") { self.path = NavigationPath(1...5) }] }
}

struct WindowsRoom: View {
  @ObservedObject var model: WindowsModel

  var body: some View {
    WindowsStack()
      .environment(\.windows, $model.path)
  }
}

/// A stack whose path comes out of the environment.
private struct WindowsStack: View {
  @Environment(\.windows) private var windows

  var body: some View {
    NavigationStack(path: windows) {
      WindowScreen(number: 0)
        .navigationDestination(for: Int.self) { number in WindowScreen(number: number) }
    }
  }
}

private struct WindowScreen: View {
  let number: Int
  @Environment(\.windows) @Binding private var path

  var body: some View {
    VStack {
      Text("Window \(number) of \(path.count)")
      Button("Open a window") { path.append(number + 1) }
      CloseButton(path: _path.wrappedValue.projectedValue)
    }
    .navigationTitle("Window \(number)")
  }
}

private struct CloseButton: View {
  @Binding var path: NavigationPath

  var body: some View {
    Button("Close all windows") { path = NavigationPath() }.disabled(path.isEmpty)
  }
}

extension EnvironmentValues {
  /// The path of the stack around a view.
  var windows: Binding<NavigationPath> {
    get { self[WindowsKey.self] }
    set { self[WindowsKey.self] = newValue }
  }
}

private struct WindowsKey: EnvironmentKey {
  static var defaultValue: Binding<NavigationPath> { .constant(NavigationPath()) }
}

@MainActor
final class ToursModel: ObservableObject, RoomModel {
  @Published var path: [TourCoordinator] = []

  func start(_ name: String) { path.append(TourCoordinator(name: name, tours: self)) }

  func end(_ tour: TourCoordinator) {
    guard let index = path.firstIndex(of: tour) else { return }
    path.removeSubrange(index...)
  }

  var pathDescription: String {
    path.map { "\($0.name) with \($0.visitors)" }.joined(separator: " > ")
  }

  var events: [AppEvent] {
    [
      AppEvent("three tours") {
        for name in ["A", "B", "C"] { self.start(name) }
      },
      AppEvent("end the first", if: !path.isEmpty) { self.end(self.path[0]) },
    ]
  }
}

struct ToursRoom: View {
  @ObservedObject var model: ToursModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Button("Start a tour") { model.start("Tour") }
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
      Button("Let one in") { tour.visitors += 1 }
      Button("Go on") { tour.goOn() }
      Button("End this tour") { tour.end() }
    }
    .navigationTitle(tour.name)
  }
}

/// A guide through part of a tour: a class as the value of a path, equal only to itself.
@MainActor
final class TourCoordinator: ObservableObject, Hashable {
  let name: String
  @Published var visitors = 0
  private weak var tours: ToursModel?

  init(name: String, tours: ToursModel) {
    self.name = name
    self.tours = tours
  }

  func goOn() { tours?.start(name + "+") }
  func end() { tours?.end(self) }

  nonisolated static func == (left: TourCoordinator, right: TourCoordinator) -> Bool {
    left === right
  }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
final class SavedModel: ObservableObject, RoomModel {
  @Published var path = NavigationPath()
  @Published var trail: SavedTrail?

  var pathDescription: String { "\(path.summary), \(trail == nil ? "nothing saved" : "saved")" }
  var events: [AppEvent] { [AppEvent("remember") { self.trail = SavedTrail(self.path) }] }
}

struct SavedRoom: View {
  @ObservedObject var model: SavedModel

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink("Begin", value: 1)
        Button("Go back to where you were") { model.trail?.restore($model.path) }
          .disabled(model.trail == nil)
      }
      .navigationTitle("Saved")
      .navigationDestination(for: Int.self) { number in SavedStep(number: number, model: model) }
    }
  }
}

private struct SavedStep: View {
  let number: Int
  @ObservedObject var model: SavedModel

  var body: some View {
    VStack {
      NavigationLink("Go on", value: number + 1)
      Button("Remember this") { model.trail = SavedTrail(model.path) }
      Button("Forget everything") { model.path = NavigationPath() }
    }
    .navigationTitle("Place \(number)")
  }
}

/// A path as it is handed to other modules.
public struct SavedTrail: Codable, Equatable {
  /// What can be saved of the path.
  public let representation: NavigationPath.CodableRepresentation

  /// Takes what can be saved of a path, if all of it can.
  public init?(_ path: NavigationPath) {
    guard let representation = path.codable else { return nil }
    self.representation = representation
  }

  /// Leads a stack there again.
  public func restore(_ path: Binding<NavigationPath>) {
    path.wrappedValue = NavigationPath(representation)
  }
}
