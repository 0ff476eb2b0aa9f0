import Combine
package import SwiftUI

/// Countries in a sidebar, and a path of places in each; where the app exchanges its paths, each country has a stack of
/// its own.
@MainActor
package final class AtlasModel: ObservableObject, Flow {
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

@MainActor
package final class MailModel: ObservableObject, Flow {
  @Published var box: Mailbox.ID?
  @Published var letter: Letter.ID?
  @Published var columns = NavigationSplitViewVisibility.all

  package init(disk: Disk) {}

  var letters: [Letter] { Mailbox.all.first { $0.id == box }?.letters ?? [] }

  package var root: MailApp { MailApp(model: self) }

  package var pathDescription: String { "\(box ?? "no box"), \(letter ?? "no letter")" }

  package var events: [AppEvent] {
    [
      AppEvent("choose the bill") {
        self.box = "In"
        self.letter = "Bill"
      },
      AppEvent("choose nothing") {
        self.box = nil
        self.letter = nil
      },
    ]
  }
}

package struct MailApp: View {
  @ObservedObject var model: MailModel

  package var body: some View {
    NavigationSplitView(columnVisibility: $model.columns) {
      List(Mailbox.all, selection: $model.box) { box in
        NavigationLink(value: box.id) { Text("\(box.id)box") }
      }
      .navigationTitle("Boxes")
      .navigationSplitViewColumnWidth(200)
    } content: {
      // Rows without links: the list knows them by their identities.
      List(model.letters, selection: $model.letter) { letter in Text(letter.id) }
        .navigationTitle(model.box ?? "Letters")
        .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    } detail: {
      if let letter = model.letter {
        Text("\(letter), said at length").navigationTitle(letter)
      } else {
        Text("Choose a letter")
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct Mailbox: Hashable, Identifiable {
  let id: String
  let letters: [Letter]
  static let all = [
    Mailbox(id: "In", letters: [Letter(id: "Hello"), Letter(id: "Bill")]),
    Mailbox(id: "Out", letters: [Letter(id: "Answer")]),
  ]
}

struct Letter: Hashable, Codable, Identifiable {
  let id: String
}
