import BenchmarkKit
import Foundation
import NavigationShim

extension Benchmark {
  private typealias Representation = Shim.NavigationPath.CodableRepresentation

  /// Writing what is saved.
  static let pathEncode = ofPath(
    "encode",
    title: "Encoding a path's representation as JSON",
    PathContest(ways: [
      .init(name: "NavigationPath") { count in
        let saved = opaque(Mixture(count)).path.codable
        let encoder = JSONEncoder()
        // The order of keys is another one at each encoding; the length isn't.
        let length = savedMixture(count).count
        return Workload(
          "path.encode",
          prepare: { Data() },
          run: { $0 = (try? encoder.encode(saved)) ?? Data() },
          isDone: { $0.count == length }
        )
      }
    ]),
    note: "Each element is encoded as JSON of its own, which the representation keeps as a string."
  )

  /// Reading what was saved.
  static let pathDecode = ofPath(
    "decode",
    title: "Decoding a saved path from JSON",
    PathContest(
      ways: [
        .init(name: "NavigationPath") { count in
          let data = opaque(savedMixture(count))
          let decoder = JSONDecoder()
          let top = Mixture(count).top
          return Workload(
            "path.decode",
            prepare: { Shim.NavigationPath() },
            run: { $0 = (try? decoded(data, by: decoder)) ?? $0 },
            isDone: { $0.count == count && $0.lastValue(of: Order.self) == top }
          )
        }
      ]
    ),
    note: "A path keeps its elements as they were saved, until they are read."
  )

  private static func savedMixture(_ count: Int) -> Data {
    guard let data = try? JSONEncoder().encode(Mixture(count).path.codable) else {
      preconditionFailure("a path of integers, strings and orders can always be saved")
    }
    return data
  }

  private static func decoded(_ data: Data, by decoder: JSONDecoder) throws -> Shim.NavigationPath {
    Shim.NavigationPath(try decoder.decode(Representation.self, from: data))
  }
}
