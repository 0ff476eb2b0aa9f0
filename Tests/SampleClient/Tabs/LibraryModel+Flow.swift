import SwiftUI

extension LibraryModel: Flow {
  /// Launches the app at its first tab.
  public convenience init(disk: Disk) {
    self.init()
  }

  /// The tabs.
  public var root: LibraryApp {
    LibraryApp(model: self)
  }

  /// The tab, and the path of each.
  public var pathDescription: String {
    let albums = paths.albums.map(\.name).joined(separator: " > ")
    return "\(tab); home: \(paths.home.summary); albums: \(albums); search: \(paths.search.summary)"
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch action {
    case "close everything": paths = TabPaths()
    case "albums in the background":
      paths.albums = [.album("Blue"), .track(album: "Blue", number: 2)]
    case "show home": tab = .home
    default: return false
    }
    return true
  }
}
