public import SwiftUI

/// Three tabs, each with a stack of its own.
public struct LibraryApp: View {
  @ObservedObject var model: LibraryModel

  /// The tabs, and what they do with links from outside.
  public var body: some View {
    TabView(selection: $model.tab) {
      NavigationStack(path: $model.paths.home) {
        HomeTab()
      }
      .tabItem { Label("Home", systemImage: "house") }
      .tag(LibraryTab.home)

      NavigationStack(path: $model.paths.albums) {
        AlbumsTab()
      }
      .tabItem { Label("Albums", systemImage: "music.note") }
      .tag(LibraryTab.albums)

      NavigationStack(path: $model.paths.search) {
        SearchTab()
      }
      .tabItem { Label("Search", systemImage: "magnifyingglass") }
      .tag(LibraryTab.search)
    }
    .environmentObject(model)
    .onOpenURL { url in
      model.open(url)
    }
  }
}
