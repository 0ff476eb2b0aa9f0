#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How something grows with the size of its input.
package struct Growth: Equatable, Sendable {
  /// The power of the size that it grows with: 1 is in proportion, 2 with the square.
  package let exponent: Double

  /// Fits a power of the size to some figures: a straight line, where both axes are logarithmic.
  ///
  /// The result is `nil` where there are fewer than two different sizes, or where a figure is zero.
  package init?(_ figures: [(size: Double, value: Double)]) {
    let points = figures.map { (x: log($0.size), y: log($0.value)) }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.x } / count
    let meanY = points.reduce(0) { $0 + $1.y } / count
    let variance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    guard variance > 0 else { return nil }
    exponent = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / variance
  }
}
