import Combine
import NavigationShim
import SwiftUI

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

  /// The path's bindings, as a view gets them.
  var projected: ObservedObject<Line>.Wrapper { ObservedObject(wrappedValue: self).projectedValue }
}

/// The root of the line app.
struct LineRoot: View {
  @ObservedObject var line: Line
  let policy: UseNavigationStackPolicy

  var body: some View {
    LineStack(stops: $line.stops).nbUseNavigationStack(policy)
  }
}

/// The stack of the line app, which keeps its path to itself where it gets none.
struct LineStack: View {
  let stops: Binding<[Stop]>?

  var body: some View {
    NBNavigationStack(path: stops) { start }
  }

  private var start: some View {
    link
      .navigationTitle("line")
      .nbNavigationDestination(for: Stop.self) { StopScreen(stop: $0) }
  }

  private var link: NBNavigationLink<Stop, Text> {
    NBNavigationLink("to station 1", value: Stop.station(1))
  }
}

/// A stack whose path is an array of any types.
struct MixedStack: View {
  @Binding var path: [AnyHashable]

  var body: some View {
    NBNavigationStack(path: $path) {
      NBNavigationLink("to Rome", value: City(name: "Rome"))
        .navigationTitle("mixed")
        .nbNavigationDestination(for: City.self) { CityScreen(city: $0) }
        .nbNavigationDestination(for: Int.self) { DayScreen(day: $0) }
    }
  }
}

/// The screen of a stop.
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
      Button("two more, waiting") {
        Task {
          await navigator.withDelaysIfUnsupported(
            transform: {
              $0.push(.station(stop.id + 1))
              $0.push(.station(stop.id + 2))
            }
          )
          navigator.push(.depot)
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
