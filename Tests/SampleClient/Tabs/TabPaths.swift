import SwiftUI

/// A path for each tab.
struct TabPaths {
  var home = NavigationPath()
  var albums: [AlbumRoute] = []
  var search = NavigationPath()
}
