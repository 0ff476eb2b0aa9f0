public import SwiftUI

/// Countries beside a stack of places.
public struct AtlasApp: View {
  @ObservedObject var model: AtlasModel

  /// The two columns.
  public var body: some View {
    NavigationSplitView {
      List(model.countries, id: \.self, selection: $model.country) { country in
        NavigationLink(country, value: country)
      }
      .navigationTitle("Countries")
    } detail: {
      NavigationStack(path: $model.path) {
        VStack {
          Text(model.country ?? "No country")
          NavigationLink("The capital", value: "Capital")
        }
        .navigationTitle("Places")
        .navigationDestination(for: String.self) { place in
          VStack {
            Text("\(place) is a place")
            NavigationLink("Next to \(place)", value: place + "'s neighbour")
          }
          .navigationTitle(place)
        }
      }
    }
  }
}
