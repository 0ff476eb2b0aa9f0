/// A value that can not be saved.
struct Plain: Hashable {
  var id = 0
}
