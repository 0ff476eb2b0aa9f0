public import Combine
import Foundation
import SwiftUI

/// Which tab is shown, and where each of them is.
@MainActor
public final class LibraryModel: ObservableObject {
  @Published var tab = LibraryTab.home
  @Published var paths = TabPaths()

  /// Launches the app at its first tab.
  public init(disk: Disk) {}

  /// Shows a tab and a place in it, in one go.
  func open(_ url: URL) {
    guard url.scheme == "library", let tab = url.host.flatMap(LibraryTab.init) else { return }
    self.tab = tab
    switch tab {
    case .home: paths.home = NavigationPath(url.pairs.map(\.id))
    case .albums: paths.albums = albumRoutes(url)
    case .search: paths.search = NavigationPath(url.pairs.compactMap { Int($0.id) })
    }
  }

  private func albumRoutes(_ url: URL) -> [AlbumRoute] {
    var album = ""
    return url.pairs.compactMap { kind, id in
      if kind == "album" {
        album = id
        return .album(id)
      }
      return Int(id).map { .track(album: album, number: $0) }
    }
  }
}
