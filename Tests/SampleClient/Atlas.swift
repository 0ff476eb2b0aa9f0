public import Combine
public import SwiftUI

/// Countries in a sidebar, and a path of places in each.
@MainActor
public final class AtlasModel: ObservableObject {
  @Published var country: String?
  @Published var path: [String] = []
  let countries = ["Chile", "Mali"]

  /// Launches the atlas with no country chosen.
  public init(disk: Disk) {}
}

extension AtlasModel: Flow {
  /// The two columns.
  public var root: AtlasApp { AtlasApp(model: self) }

  /// The country, and the places in it.
  public var pathDescription: String {
    "\(country ?? "no country"): " + path.joined(separator: " > ")
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("three places in Mali") {
        self.country = "Mali"
        self.path = ["Kayes", "Kita", "Bamako"]
      },
      AppEvent("leave the places") { self.path = [] },
    ]
  }
}

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
