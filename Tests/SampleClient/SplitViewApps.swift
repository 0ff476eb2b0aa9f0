public import Combine
public import SwiftUI

/// Countries in a sidebar, and a path of places in each.
@MainActor
public final class AtlasModel: ObservableObject, Flow {
  @Published var country: String?
  @Published fileprivate var routes: Routes<String>
  let countries = ["Chile", "Mali"]

  /// Launches the atlas with no country chosen.
  public init(disk: Disk) { routes = Routes(isArray: !disk.exchangesPaths) }

  fileprivate var path: [String] {
    get { routes.elements }
    set { routes.elements = newValue }
  }

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
      stack(of: $model.routes) {
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

/// The letters of a split view of three columns.
@MainActor
public final class MailModel: ObservableObject, Flow {
  @Published var box: Mailbox.ID?
  @Published var letter: Letter.ID?
  @Published var columns = NavigationSplitViewVisibility.all

  /// Launches the app with nothing chosen.
  public init(disk: Disk) {}

  var letters: [Letter] { Mailbox.all.first { $0.id == box }?.letters ?? [] }

  /// The three columns.
  public var root: MailApp { MailApp(model: self) }

  /// What is chosen in each column.
  public var pathDescription: String { "\(box ?? "no box"), \(letter ?? "no letter")" }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
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

/// Boxes, letters, and the letter that is read, beside each other.
public struct MailApp: View {
  @ObservedObject var model: MailModel

  /// The three columns.
  public var body: some View {
    NavigationSplitView(columnVisibility: $model.columns) {
      List(Mailbox.all, selection: $model.box) { box in
        NavigationLink(value: box.id) { Text("\(box.id)box") }
      }
      .navigationTitle("Boxes")
      .navigationSplitViewColumnWidth(200)
    } content: {
      List(selection: $model.letter) {
        ForEach(model.letters) { letter in NavigationLink(letter.id, value: letter.id) }
      }
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

/// Birds in three columns, whose rows are texts: the lists know them by their identities.
@MainActor
public final class BirdsModel: ObservableObject, Flow {
  @Published var family: String?
  @Published var bird: Bird.ID?
  let families = ["Owls", "Terns"]

  /// Launches the app with nothing chosen.
  public init(disk: Disk) {}

  var birds: [Bird] { Bird.all.filter { $0.family == family } }

  /// The three columns.
  public var root: BirdsApp { BirdsApp(model: self) }

  /// What is chosen in each column.
  public var pathDescription: String {
    "\(family ?? "no family"), \(bird.map(String.init) ?? "no bird")"
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("choose the little tern") {
        self.family = "Terns"
        self.bird = 3
      },
      AppEvent("choose nothing") {
        self.family = nil
        self.bird = nil
      },
    ]
  }
}

/// Families, birds, and the bird that is looked at, beside each other.
public struct BirdsApp: View {
  @ObservedObject var model: BirdsModel

  /// The three columns.
  public var body: some View {
    NavigationSplitView {
      List(model.families, id: \.self, selection: $model.family) { Text($0) }
        .navigationTitle("Families")
    } content: {
      List(model.birds, selection: $model.bird) { bird in Text(bird.name) }
        .navigationTitle("Birds")
    } detail: {
      Text(model.bird.map { "Bird \($0) at length" } ?? "Choose a bird")
    }
  }
}

/// A bird, known by its number.
struct Bird: Hashable, Identifiable {
  let id: Int
  let name: String
  let family: String

  static let all = [
    Bird(id: 1, name: "Barn owl", family: "Owls"), Bird(id: 2, name: "Scops owl", family: "Owls"),
    Bird(id: 3, name: "Little tern", family: "Terns"),
  ]
}

/// A box of letters.
struct Mailbox: Hashable, Identifiable {
  let id: String
  let letters: [Letter]

  static let all = [
    Mailbox(id: "In", letters: [Letter(id: "Hello"), Letter(id: "Bill")]),
    Mailbox(id: "Out", letters: [Letter(id: "Answer")]),
  ]
}

/// A letter, known by its subject.
struct Letter: Hashable, Codable, Identifiable {
  let id: String
}
