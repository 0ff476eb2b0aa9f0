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
    Button("next day") { navigator.push(day + 1) }.navigationTitle("day \(day)")
  }
}

/// A screen without a place in the path.
struct TripPage: View {
  let title: String

  var body: some View { Text("this is \(title)").navigationTitle(title) }
}

/// The screens of a path of one type.
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

extension AppUnderTest {
  static func launched(_ trip: Trip, _ policy: UseNavigationStackPolicy) async -> AppUnderTest {
    await settled(.links) { TripRoot(trip: trip, policy: policy) }
  }

  /// Taps one label after another, each once the screens are idle.
  func pressInTurn(
    _ labels: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for label in labels { await press(label, sourceLocation: sourceLocation) }
  }
}
