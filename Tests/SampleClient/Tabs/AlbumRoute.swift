/// The screens of the tab of albums.
enum AlbumRoute: Hashable, Codable {
  case album(String)
  case track(album: String, number: Int)

  var name: String {
    switch self {
    case .album(let name): name
    case .track(let album, let number): "\(album) \(number)"
    }
  }
}
