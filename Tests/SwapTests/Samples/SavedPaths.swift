import Foundation
import NavigationShim
import SwiftUI

struct Place: Hashable, Codable {
  let name: String
}

@MainActor
struct TravelApp: App {
  @StateObject private var places = SerializedNavPath(filenameWithExtension: "places.json")

  var body: some Scene {
    WindowGroup { TravelView(places: places) }
  }
}

struct TravelView: View {
  @ObservedObject var places: SerializedNavPath

  var body: some View {
    NavigationStack(path: places.pathBinding) {
      Button("Rome") { places.path.append(Place(name: "Rome")) }
        .navigationTitle("Europe")
        .navigationDestination(for: Place.self) { place in
          Button("Onwards") { places.path.append(Place(name: "Beyond \(place.name)")) }
            .navigationTitle(place.name)
        }
    }
  }
}

func readPath<Route: Hashable & Codable>(_ data: Data, of: Route.Type) throws -> NavigationPath {
  let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  return NavigationPath(try NavigationPath(saved).values(of: Route.self))
}
