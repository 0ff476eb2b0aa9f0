import Combine
package import SwiftUI

package struct AtlasApp: View {
  @ObservedObject var model: AtlasModel

  package var body: some View {
    NavigationSplitView {
      List(model.countries, id: \.self, selection: $model.country) { country in
        NavigationLink(country, value: country)
      }
      .navigationTitle("Countries")
    } detail: {
      stack(of: $model.routes) {
        VStack {
          Text(model.country ?? "No country")
          NavigationLink("The capital", value: "Capital")
          Button("The flag") { model.flag = "Flag" }
        }
        .navigationTitle("Places")
        .navigationDestination(item: $model.flag) { Text("\($0) of a country").navigationTitle($0) }
        .navigationDestination(for: String.self) { place in
          VStack {
            Text("\(place) is a place")
            NavigationLink("Next to \(place)", value: place + "'s neighbour")
          }
          .navigationTitle(place)
        }
      }
      .id(model.routes.isArray ? nil : model.country)
    }
  }
}

/// Countries in a sidebar, and a path of places in each; where the app exchanges its paths, each country has a stack of
/// its own.
@MainActor
package final class AtlasModel: Flow {
  @Published var country: String?
  @Published fileprivate var flag: String?
  @Published fileprivate var routes: Routes<String>
  let countries = ["Chile", "Mali"]

  package init(disk: Disk) { routes = Routes(isArray: !disk.exchangesPaths) }

  fileprivate var path: [String] {
    get { routes.elements }
    set { routes.elements = newValue }
  }

  package var root: AtlasApp { AtlasApp(model: self) }

  package var pathDescription: String {
    "\(country ?? "no country"): " + (path + [flag].compactMap { $0 }).joined(separator: " > ")
  }

  package var events: [AppEvent] {
    [
      AppEvent("three places in Mali") {
        self.country = "Mali"
        self.path = ["Kayes", "Kita", "Bamako"]
      },
      AppEvent("leave the places") { self.path = [] },
    ]
  }
}
