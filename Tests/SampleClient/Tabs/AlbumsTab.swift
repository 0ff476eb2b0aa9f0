import SwiftUI

struct AlbumsTab: View {
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
        Text("\(album), track \(number)")
          .navigationTitle("Track \(number)")
      }
    }
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
