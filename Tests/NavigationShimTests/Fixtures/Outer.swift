/// A namespace, and a generic type with a nested one, for the names of types.
enum Outer {
  struct Inner: Hashable, Codable {
    var value = 0
  }
}
