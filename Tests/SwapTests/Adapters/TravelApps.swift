import AppTesting
import Combine
import NavigationShim
import SwiftUI
import Testing

/// What the screens of the trip app stand for, in a path of any types.
struct City: Hashable, Codable {
  let name: String
}

/// Something to visit, of which there are kinds.
class Sight: Hashable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (lhs: Sight, rhs: Sight) -> Bool { lhs.name == rhs.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

final class Museum: Sight {}

/// A model written with NavigationBackport's names, for a path of any types.
@MainActor
final class Trip: ObservableObject {
  @Published var path = NBNavigationPath()
  @Published var isAboutShown = false

  /// The path's bindings, as a view gets them.
  var projected: ObservedObject<Trip>.Wrapper { ObservedObject(wrappedValue: self).projectedValue }
}

struct TripRoot: View {
  @ObservedObject var trip: Trip
  let policy: UseNavigationStackPolicy

  var body: some View {
    NBNavigationStack(path: $trip.path) {
      VStack {
        NBNavigationLink("to Rome", value: City(name: "Rome"))
          .buttonStyle(.navigationLinkRowStyle)
        NBNavigationLink(value: Museum("Prado") as Sight) { Text("to the Prado") }
      }
      .navigationTitle("trip")
      .nbNavigationDestination(for: City.self) { CityScreen(city: $0) }
      .nbNavigationDestination(for: Int.self) { DayScreen(day: $0) }
      .nbNavigationDestination(for: Sight.self) { TripPage(title: $0.name) }
      .nbNavigationDestination(isPresented: $trip.isAboutShown) { TripPage(title: "about") }
    }
    .nbUseNavigationStack(policy)
  }
}

struct CityScreen: View {
  let city: City

  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    VStack {
      NBNavigationLink("day 1", value: 1)
      Button("a day of unseen type") { navigator.push(AnyHashable(1)) }
    }
    .navigationTitle(city.name)
  }
}

struct DayScreen: View {
  let day: Int

  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    VStack {
      Button("next day") { navigator.push(day + 1) }
      Button("back") { navigator.pop() }
      Button("to the city") { navigator.popTo(City.self) }
      Button("to day 1") { navigator.popTo(1) }
      Button("to an early day") { navigator.popTo { ($0 as? Int).map { $0 < 2 } ?? false } }
      Button("to the first") { navigator.popTo(index: 0) }
      Button("to the start") { navigator.popToRoot() }
    }
    .navigationTitle("day \(day)")
  }
}

/// A screen without a place in the path.
struct TripPage: View {
  let title: String

  var body: some View { Text("this is \(title)").navigationTitle(title) }
}

/// What the screens of the line app stand for, in a path of one type.
enum Stop: NBScreen, Identifiable {
  case station(Int)
  case depot

  var id: Int {
    switch self {
    case .station(let number): number
    case .depot: 0
    }
  }
}

/// A model written with NavigationBackport's names, for a path of one type.
@MainActor
final class Line: ObservableObject {
  @Published var stops: [Stop] = []
}

struct LineRoot: View {
  @ObservedObject var line: Line
  let policy: UseNavigationStackPolicy

  var body: some View {
    NBNavigationStack(path: $line.stops) {
      NBNavigationLink("to station 1", value: Stop.station(1))
        .navigationTitle("line")
        .nbNavigationDestination(for: Stop.self) { StopScreen(stop: $0) }
    }
    .nbUseNavigationStack(policy)
  }
}

struct StopScreen: View {
  let stop: Stop

  @EnvironmentObject private var navigator: Navigator<Stop>

  var body: some View {
    VStack {
      Button("next") { navigator.push(.station(stop.id + 1)) }
      Button("two more") {
        navigator.withDelaysIfUnsupported {
          $0.push(.station(stop.id + 1))
          $0.push(.station(stop.id + 2))
        }
      }
      Button("back") { navigator.pop() }
      Button("to station 1") { navigator.popTo(.station(1)) }
      Button("to the depot") { navigator.popTo { $0 == .depot } }
      Button("to number 2") { navigator.popTo(id: 2) }
      Button("to the first") { navigator.popTo(index: 0) }
      Button("to the start") { navigator.popToRoot() }
    }
    .navigationTitle(stop == .depot ? "depot" : "station \(stop.id)")
  }
}

extension AppUnderTest {
  /// Launches the trip app, and lets it come to rest.
  static func launched(_ trip: Trip, _ policy: UseNavigationStackPolicy) async -> AppUnderTest {
    await settled(.links) { TripRoot(trip: trip, policy: policy) }
  }

  /// Launches the line app, and lets it come to rest.
  static func launched(_ line: Line, _ policy: UseNavigationStackPolicy) async -> AppUnderTest {
    await settled(.links) { LineRoot(line: line, policy: policy) }
  }

  /// Taps one label after another, each once the screens are idle.
  func pressInTurn(_ labels: String...) async { for label in labels { await press(label) } }
}
