import Combine
package import Foundation
package import SwiftUI

package struct LibraryApp: View {
  @ObservedObject var model: LibraryModel

  package var body: some View {
    LibraryTabs()
      .environmentObject(model)
      .onOpenURL { url in model.open(url) }
  }
}

/// Which tab is shown, and where each of them is.
@MainActor
package final class LibraryModel: Flow {
  @Published var tab = LibraryTab.home
  @Published var paths: TabPaths
  @Published var showsNews = false
  @Published var featured: String?

  package init(disk: Disk) { paths = TabPaths(disk) }

  package func open(_ url: URL) {
    guard url.scheme == "library", let tab = url.host.flatMap(LibraryTab.init) else { return }
    self.tab = tab
    switch tab {
    case .home: paths.home.elements = url.pairs.map(\.id)
    case .albums: paths.albums.elements = albumRoutes(url)
    case .search: paths.search.elements = url.pairs.compactMap { Int($0.id) }
    }
  }

  package var root: LibraryApp { LibraryApp(model: self) }

  package var pathDescription: String {
    let albums = paths.albums.elements.map(\.name).joined(separator: " > ")
    return
      "\(tab); home: \(paths.home.summary); albums: \(albums); search: \(paths.search.summary); "
      + "news: \(showsNews); featured: \(featured ?? "-")"
  }

  package var events: [AppEvent] {
    [
      AppEvent("close everything") { self.paths.close() },
      AppEvent("albums in the background") {
        self.paths.albums.elements = [.album("Blue"), .track(album: "Blue", number: 2)]
      },
      AppEvent("a review") { self.paths.albums.elements.append(.review("Blue")) },
      AppEvent("an album below") { self.paths.albums.elements.insert(.album("Blue"), at: 0) },
      AppEvent("without the lowest album", if: !paths.albums.elements.isEmpty) {
        self.paths.albums.elements.removeFirst()
      },
      AppEvent("albums in reverse") { self.paths.albums.elements.reverse() },
      AppEvent("ten changes in a row") {
        for length in 1...10 {
          self.paths.albums.elements = Array(repeating: .review("Blue"), count: length)
        }
        self.paths.albums.elements = [.album("Green"), .review("Green")]
      },
      AppEvent("show home") { self.tab = .home },
      AppEvent("news") { self.showsNews = true },
      AppEvent("news and home") {
        self.showsNews = true
        self.tab = .home
      },
      AppEvent("a mix and news") {
        self.paths.home.elements = ["Today"]
        self.showsNews = true
      },
      AppEvent("no news") { self.showsNews = false },
      AppEvent("feature an album") { self.featured = "Green" },
    ]
  }
}

extension LibraryModel {
  /// Shows another review where this one is, without a step back in between.
  fileprivate func showAnotherReview(than name: String) {
    let top = paths.albums.elements.count - 1
    if top >= 0 { paths.albums.elements[top] = .review(name == "Blue" ? "Green" : "Blue") }
  }

  private func albumRoutes(_ url: URL) -> [AlbumRoute] {
    var album = ""
    return url.pairs.compactMap { kind, id in
      if kind == "album" {
        album = id
        return .album(id)
      }
      if kind == "review" { return .review(id) }
      return Int(id).map { .track(album: album, number: $0) }
    }
  }
}

enum LibraryTab: String, Hashable, CaseIterable {
  case home, albums, search
}

struct TabPaths {
  var home: Routes<String>
  var albums: Routes<AlbumRoute>
  var search: Routes<Int>

  @MainActor init(_ disk: Disk) {
    home = Routes(isArray: disk.exchangesPaths)
    albums = Routes(isArray: !disk.exchangesPaths)
    search = Routes(isArray: disk.exchangesPaths)
  }

  mutating func close() {
    home.elements = []
    albums.elements = []
    search.elements = []
  }
}

private struct LibraryTabs: View {
  @EnvironmentObject private var model: LibraryModel

  var body: some View {
    TabView(selection: $model.tab) {
      stack(of: $model.paths.home) { HomeTab() }
        .tabItem { Label("Home", systemImage: "house") }
        .tag(LibraryTab.home)

      stack(of: $model.paths.albums) { AlbumsTab() }
        .tabItem { Label("Albums", systemImage: "music.note") }
        .tag(LibraryTab.albums)

      stack(of: $model.paths.search) { SearchTab() }
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .tag(LibraryTab.search)
    }
  }
}

private struct HomeTab: View {
  @EnvironmentObject private var model: LibraryModel

  var body: some View {
    List(["Today", "Week"], id: \.self) { name in NavigationLink(name, value: name) }
      .navigationTitle("Listen")
      .navigationDestination(for: String.self) { name in MixView(name: name) }
      .navigationDestination(isPresented: $model.showsNews) {
        NavigationLink("The mix of the week", value: "Week").navigationTitle("News")
      }
  }
}

private struct MixView: View {
  let name: String

  var body: some View {
    VStack {
      Text("A mix for \(name)")
      NavigationLink("A shorter one", value: String(name.dropLast()))
    }
    .navigationTitle(name)
  }
}

private struct AlbumsTab: View {
  @EnvironmentObject private var model: LibraryModel

  var body: some View {
    List {
      ForEach(["Blue", "Green"], id: \.self) { name in
        NavigationLink(name, value: AlbumRoute.album(name))
      }
    }
    .navigationTitle("Albums")
    .navigationDestination(for: AlbumRoute.self) { route in
      switch route {
      case .album(let name):
        AlbumView(name: name)
      case .track(let album, let number):
        Text("\(album), track \(number)").navigationTitle("Track \(number)")
      case .review(let name):
        ReviewView(name: name)
      }
    }
    .navigationDestination(item: $model.featured) { name in AlbumView(name: name) }
  }
}

private struct AlbumView: View {
  let name: String

  var body: some View {
    List(1..<4) { number in
      NavigationLink("Track \(number)", value: AlbumRoute.track(album: name, number: number))
    }
    .navigationTitle(name)
  }
}

/// A screen with a state of its own, in whose place another one may come.
private struct ReviewView: View {
  let name: String
  @EnvironmentObject private var model: LibraryModel
  @State private var stars = 1

  var body: some View {
    Form {
      Text("\(stars) of 5 stars")
      Button("One more star") { stars += 1 }.disabled(stars == 5)
      Button("Another review") { model.showAnotherReview(than: name) }
      NavigationLink("A review of Green", value: AlbumRoute.review("Green"))
    }
    .navigationTitle("Review of \(name)")
  }
}

enum AlbumRoute: Hashable, Codable {
  case album(String)
  case review(String)
  case track(album: String, number: Int)

  var name: String {
    switch self {
    case .album(let name): name
    case .track(let album, let number): "\(album) \(number)"
    case .review(let name): "review of \(name)"
    }
  }
}

private struct SearchTab: View {
  @State private var query = ""

  var body: some View {
    Form {
      TextField("Find music", text: $query)
      if let year = Int(query) { NavigationLink("Music of \(query)", value: year) }
    }
    .navigationTitle("Find")
    .navigationDestination(for: Int.self) { year in
      NavigationLink("The year before", value: year - 1).navigationTitle(String(year))
    }
  }
}
