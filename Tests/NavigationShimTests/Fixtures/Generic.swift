struct Generic<Parameter: Hashable & Codable>: Hashable, Codable {
  struct Nested: Hashable, Codable {
    var parameter: Parameter
  }
}
