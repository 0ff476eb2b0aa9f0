import Observation
import SwiftUI
import Testing

/// An app for iOS 17, whose bindings no body makes: what reads them learns of changes by itself alone.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
@Observable
private final class Trips {
  var path: [Int] = []
  var isAsked = false
  var chosen: Int?
  var isLinked = false
  var note = "quiet"
  var column = NavigationSplitViewColumn.sidebar
  var visibility = NavigationSplitViewVisibility.all

  subscript<Value>(_ property: ReferenceWritableKeyPath<Trips, Value>) -> Binding<Value> {
    Bindable(self)[dynamicMember: property]
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct TripsView: View {
  let trips: Trips
  let isAsked: Binding<Bool>
  let chosen: Binding<Int?>
  let isLinked: Binding<Bool>

  init(_ trips: Trips) {
    self.trips = trips
    isAsked = trips[\.isAsked]
    chosen = trips[\.chosen]
    isLinked = trips[\.isLinked]
  }

  var body: some View {
    NavigationLink("link", destination: Text("linked"), isActive: isLinked)
      .navigationDestination(for: Int.self) { number in
        Text("trip \(number), \(trips.note)").navigationTitle("\(number)")
      }
      .navigationDestination(isPresented: isAsked) { Text("asked") }
      .navigationDestination(item: chosen) { Text("chosen \($0), \(trips.note)") }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct ChosenTrip: View {
  let trips: Trips

  var body: some View { Text(trips.chosen.map { "chosen \($0)" } ?? "none") }
}

@MainActor
@Suite("Observed properties of a model", .misusesNoHost, .needs(.observation))
struct ObservedPathTests {
  @Test("as flags and items present, also under a pushed screen", arguments: NavigationHost.both)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func presentations(host: NavigationHost) async {
    let trips = Trips()
    let path = trips[\.path]
    let app = await AppUnderTest.settled(host) { NavigationStack(path: path) { TripsView(trips) } }
    await app.settle { trips.isAsked = true }
    expect(app, texts: ["asked"])
    await app.goBack()
    expect(trips.isAsked, is: false)
    await app.settle { trips.path = [1] }
    await app.settle { trips.chosen = 5 }
    expect(app, texts: ["chosen 5, quiet"])
    await app.settle { trips.chosen = nil }
    await app.settle { trips.isLinked = true }
    expect(app, texts: ["linked"])
    await app.goBack()
    expect(trips.isLinked, is: false)
  }

  #if !os(macOS)
  @Test("as a selection and a column are followed where columns are above each other")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func columns() async {
    let trips = Trips()
    let (chosen, column, visibility) = (trips[\.chosen], trips[\.column], trips[\.visibility])
    let app = await AppUnderTest.settled(.links) {
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: column) {
        Shim.List(1..<3, selection: chosen) { Text("trip \($0)") }
      } detail: {
        ChosenTrip(trips: trips)
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    await app.settle { trips.chosen = 2 }
    expect(app, texts: ["chosen 2"])
    expect(trips.column, is: .detail)
    await app.settle { trips.column = .sidebar }
    expect(app, texts: ["trip 1", "trip 2"])
  }
  #endif
}
