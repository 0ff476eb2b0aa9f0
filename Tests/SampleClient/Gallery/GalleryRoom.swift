/// The rooms of the gallery, each for some uses of the API that real apps make.
enum GalleryRoom: String, CaseIterable {
  case exhibits, trail, routers, environment, posters, tours, decorated, links, saved, plain
  case constant, older

  var name: String {
    "Room of \(rawValue)"
  }
}
