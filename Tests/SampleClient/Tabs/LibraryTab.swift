/// The tabs of the library.
enum LibraryTab: String, Hashable, CaseIterable {
  case home, albums, search
}
