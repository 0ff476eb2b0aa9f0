import SwiftUI

private enum Action: String, CaseIterable {
  case closeEverything = "close everything"
  case albumsInTheBackground = "albums in the background"
  case showHome = "show home"
}

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

  /// The names of what a timer or a message from a server might do.
  public var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .closeEverything: paths = TabPaths()
    case .albumsInTheBackground:
      paths.albums = [.album("Blue"), .track(album: "Blue", number: 2)]
    case .showHome: tab = .home
    case nil: return false
    }
    return true
  }
}
