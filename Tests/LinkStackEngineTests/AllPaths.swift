/// All paths up to a length over the values 0 ..< `values`, the shorter ones first.
func allPaths(upTo length: Int, over values: Int) -> [[Int]] {
  var paths: [[Int]] = [[]]
  var longest: [[Int]] = [[]]
  for _ in 0..<length {
    longest = longest.flatMap { path in (0..<values).map { path + [$0] } }
    paths += longest
  }
  return paths
}
