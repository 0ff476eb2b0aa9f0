/// A value that refuses to be encoded.
struct Unwilling: Hashable, Codable {
  var ratio = Double.nan
}
