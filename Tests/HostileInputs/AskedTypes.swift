import Foundation
import NavigationShim

/// The types that the values of a path are asked for as.
enum AskedTypes {
  static var codable: [any (Hashable & Codable).Type] {
    [
      Int.self, String.self, Bool.self, Double.self, UInt8.self, Decimal.self, Int?.self,
      [Int].self, [String: Int].self, Set<String>.self, Date.self, Data.self, UUID.self, URL.self,
      Stop.self, Place.self, Chain.self,
    ]
  }

  /// Those whose texts are JSON of no great depth, with no number beyond those of `Double`.
  static var strict: [any (Hashable & Codable).Type] {
    [Double.self, Date.self, String.self, Set<String>.self, Bool.self, UUID.self, URL.self]
  }
}

/// A route, as an app would have it.
enum Stop: NavigationRoute, Codable {
  case list
  case detail(id: Int)
  case note(text: String)
}

/// A value with a few properties.
struct Place: Hashable, Codable {
  var id: Int
  var name: String
  var notes: [String]?
}

/// A value that nests as deep as its text does.
indirect enum Chain: Hashable, Codable {
  case end
  case link(Chain)

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self = container.isAtEnd ? .end : .link(try container.decode(Chain.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    if case .link(let rest) = self { try container.encode(rest) }
  }
}

/// A type that inputs name and nobody asks for.
struct NeverAsked: Hashable, Codable {
  init(from decoder: any Decoder) throws {
    fatalError("a type was brought to life because an input names it")
  }

  func encode(to encoder: any Encoder) throws {}
}

/// A type that is asked for and can't be decoded.
struct NotCodable: Hashable {}
