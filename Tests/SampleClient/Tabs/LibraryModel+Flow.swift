import SwiftUI

extension LibraryModel: Flow {
  /// The tabs.
  public var root: LibraryApp {
    LibraryApp(model: self)
  }

  /// The tab, and the path of each.
  public var pathDescription: String {
    let albums = paths.albums.map(\.name).joined(separator: " > ")
    return "\(tab); home: \(paths.home.summary); albums: \(albums); search: \(paths.search.summary)"
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("close everything") { self.paths = TabPaths() },
      AppEvent("albums in the background") {
        self.paths.albums = [.album("Blue"), .track(album: "Blue", number: 2)]
      },
      AppEvent("show home") { self.tab = .home },
    ]
  }
}
