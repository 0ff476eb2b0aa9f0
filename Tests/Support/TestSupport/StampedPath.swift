/// The values of the paths that a test writes one after another, each of which contains its number.
package enum StampedPath {
  /// The values of a path: some kilobytes, so that writing them takes its time.
  package static func values(_ number: Int) -> [String] {
    let padding = String(repeating: "\(number % 10)", count: 500)
    return (0..<(10 + number % 60)).map { "\(number) \($0) \(padding)" }
  }

  /// The number of the path that has these values, if they are all there.
  package static func number(of values: [String]) -> Int? {
    guard let first = values.first?.split(separator: " ").first, let number = Int(first),
      values == self.values(number)
    else { return nil }
    return number
  }
}
