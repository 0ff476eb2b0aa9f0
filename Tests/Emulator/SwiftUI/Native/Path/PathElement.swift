import Foundation

/// One element of a path: a value, or what was saved of one and is not yet decoded.
enum PathElement {
  case value(any PathValue)
  case saved(SavedElement)

  var isCodable: Bool {
    switch self {
    case .value(let value): value.isCodable
    case .saved: true
    }
  }

  func encoded() throws -> SavedElement {
    switch self {
    case .value(let value): try value.encoded()
    case .saved(let saved): saved
    }
  }
}

extension PathElement: Equatable {
  static func == (lhs: PathElement, rhs: PathElement) -> Bool {
    switch (lhs, rhs) {
    case (.value(let a), .value(let b)): a.isEqual(to: b)
    case (.saved(let a), .saved(let b)): a == b
    default: false
    }
  }
}

/// What is saved of an element: the name of its type, and its JSON.
struct SavedElement: Equatable {
  let typeName: String
  let item: String

  /// Decodes the value if a type is what it was saved as.
  func decoded<Value>(as type: Value.Type) throws -> any PathValue {
    guard let type = type as? any (Hashable & Codable).Type else {
      let context = DecodingError.Context(
        codingPath: [],
        debugDescription: "\(typeName) is not Codable."
      )
      throw DecodingError.typeMismatch(type, context)
    }
    return try decodedOpened(as: type)
  }

  private func decodedOpened<Value: Hashable & Codable>(
    as type: Value.Type
  ) throws -> any PathValue {
    CodablePathValue(value: try JSONDecoder().decode(type, from: Data(item.utf8)))
  }
}
