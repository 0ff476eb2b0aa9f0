import NavigationShim
import Testing

@testable import BenchmarkSuite

@Suite("Benchmark: elements of a path")
struct MixtureTests {
  @Test("path and array hold the same values", arguments: [1, 2, 3, 100])
  func sameValues(count: Int) {
    let mixture = Mixture(count)
    let values = mixture.path.elements.compactMap(\.value).map { AnyHashable($0) }
    #expect(values == mixture.array)
    #expect(values.count == count)
  }

  @Test("the top is an order at any count", arguments: 1...6)
  func top(count: Int) {
    let mixture = Mixture(count)
    #expect(mixture.path.last(as: Order.self) == mixture.top)
    #expect(mixture.array.last as? Order == mixture.top)
  }

  @Test("three types take turns")
  func types() {
    let names = Mixture(4).path.elements.map(\.typeName)
    #expect(names == ["BenchmarkSuite.Order", "Swift.String", "Swift.Int", "BenchmarkSuite.Order"])
  }
}
