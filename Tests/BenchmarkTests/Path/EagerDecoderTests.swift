import Foundation
import NavigationShim
import Testing

@testable import BenchmarkSuite

@Suite("Benchmark: the eager decoder")
struct EagerDecoderTests {
  private let decoder = EagerDecoder(JSONDecoder())

  @Test("reads what a path has saved, in the same order", arguments: [1, 2, 3, 100])
  func reads(count: Int) throws {
    let data = try JSONEncoder().encode(Mixture(count).path.codable)
    let elements = try decoder.decode(data)
    #expect(elements == Mixture(count).array)
  }

  @Test("refuses a type that it doesn't know")
  func unknownType() {
    #expect(throws: EagerDecoder.UnknownType.self) {
      try decoder.decode(Data(#"["Swift.Double", "1"]"#.utf8))
    }
  }
}
