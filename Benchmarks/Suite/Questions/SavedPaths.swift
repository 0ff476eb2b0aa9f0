import BenchmarkKit
import Foundation
import NavigationShim

extension Benchmark {
  private typealias Representation = Shim.NavigationPath.CodableRepresentation

  /// Asking for what is to be saved.
  static let pathCodable = ofPath(
    "codable",
    asks: "What does it cost to ask a path for what is to be saved?",
    title: "Reading a path's codable property",
    PathContest(ways: [
      .init(name: "NavigationPath") { count in
        let path = opaque(Mixture(count)).path
        return Workload(
          "path.codable",
          prepare: { Representation?.none },
          run: { $0 = path.codable },
          isDone: { $0 != nil }
        )
      }
    ]),
    note: "Nothing is encoded yet: it is looked up whether all elements can be."
  )

  /// Writing what is saved.
  static let pathEncode = ofPath(
    "encode",
    asks: "What does it cost to save a path?",
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
    asks: "What does it cost to read a saved path?",
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
            isDone: { $0.count == count && $0.last(as: Order.self) == top }
          )
        },
        .init(name: "eager decoder") { count in
          let data = opaque(savedMixture(count))
          let decoder = EagerDecoder(JSONDecoder())
          let top = Mixture(count).top
          return Workload(
            "path.decode",
            prepare: { [AnyHashable]() },
            run: { $0 = (try? decoder.decode(data)) ?? $0 },
            isDone: { $0.count == count && $0.last == AnyHashable(top) }
          )
        },
      ],
      ratio: .init(of: 1, to: 0)
    ),
    note: """
      A NavigationPath keeps the elements as they were saved until they are asked for. The eager \
      decoder makes all values at once, with a table of their types and one JSON decoder. The \
      ratio says how many times longer it takes.
      """
  )

  /// Asking for the top of a path that was read.
  static let pathFirstAccess = ofPath(
    "firstAccess",
    asks: "What does the first value cost after a saved path was read?",
    title: "Reading the value on top of a saved path, once it is decoded",
    PathContest(
      ways: [
        .init(name: "NavigationPath") { count in
          let path = savedPath(count)
          let top = Mixture(count).top
          return Workload(
            "path.firstAccess",
            prepare: { Order?.none },
            run: { $0 = path.last(as: Order.self) },
            isDone: { $0 == top }
          )
        },
        .init(name: "eager decoder") { count in
          let elements = savedElements(count)
          let top = Mixture(count).top
          return Workload(
            "path.firstAccess",
            prepare: { Order?.none },
            run: { $0 = elements.last as? Order },
            isDone: { $0 == top }
          )
        },
      ],
      ratio: .init(of: 0, to: 1),
      concerned: { _ in 1 }
    ),
    note: """
      This is what reading lazily has put off: one element's JSON is decoded here, whatever the \
      length of the path. A stack does so once for each element that it comes to show.
      """
  )

  private static func savedMixture(_ count: Int) -> Data {
    guard let data = try? JSONEncoder().encode(Mixture(count).path.codable) else {
      preconditionFailure("a path of integers, strings and orders can always be saved")
    }
    return data
  }

  private static func savedPath(_ count: Int) -> Shim.NavigationPath {
    guard let path = try? decoded(opaque(savedMixture(count)), by: JSONDecoder()) else {
      preconditionFailure("a path that was saved can always be read")
    }
    return path
  }

  private static func savedElements(_ count: Int) -> [AnyHashable] {
    let decoder = EagerDecoder(JSONDecoder())
    guard let elements = try? decoder.decode(opaque(savedMixture(count))) else {
      preconditionFailure("the eager decoder doesn't know a type: register it there")
    }
    return elements
  }

  private static func decoded(_ data: Data, by decoder: JSONDecoder) throws -> Shim.NavigationPath {
    Shim.NavigationPath(try decoder.decode(Representation.self, from: data))
  }
}

/// Decodes a saved path as a whole: every element at once, by a table of the types there may be.
///
/// It is what a path costs to read where its elements are kept as values from the start, made as
/// fast as it can simply be: names are looked up in a dictionary, and one decoder does all items.
struct EagerDecoder {
  private var decodings: [String: (Data) throws -> AnyHashable] = [:]
  private let decoder: JSONDecoder
  private let itemDecoder = JSONDecoder()

  /// Creates a decoder that knows the types of a ``Mixture``.
  ///
  /// - Parameter decoder: What reads the strings.
  init(_ decoder: JSONDecoder) {
    self.decoder = decoder
    register(Int.self)
    register(String.self)
    register(Order.self)
  }

  private mutating func register<Value: Hashable & Decodable>(_ type: Value.Type) {
    decodings[String(reflecting: type)] = { [itemDecoder] item in
      AnyHashable(try itemDecoder.decode(type, from: item))
    }
  }

  /// Reads a path, from the element on the root to the one on top.
  func decode(_ data: Data) throws -> [AnyHashable] {
    let strings = try decoder.decode([String].self, from: data)
    var elements: [AnyHashable] = []
    elements.reserveCapacity(strings.count / 2)
    // The top is written first.
    for index in stride(from: strings.count - 2, through: 0, by: -2) {
      guard let decode = decodings[strings[index]] else { throw UnknownType(name: strings[index]) }
      elements.append(try decode(Data(strings[index + 1].utf8)))
    }
    return elements
  }

  /// A type that isn't in the table.
  struct UnknownType: Error {
    let name: String
  }
}
