import Foundation
import NavigationShim
import Testing

/// Saved paths with any one fault, for all readers of saved paths.
@MainActor
@Suite("Damaged data is read or refused")
struct DamagedDataTests {
  typealias Path = Shim.NavigationPath

  @Test("after each truncation", arguments: Reader.allCases)
  func truncated(reader: Reader) throws {
    for text in Self.saved {
      for length in 0..<text.utf8.count { try reader.read(Data(text.utf8.prefix(length))) }
    }
    #expect(try Self.saved.contains { try reader.read(Data($0.utf8)) })
  }

  @Test("after each changed bit", arguments: Reader.allCases)
  func flipped(reader: Reader) throws {
    for text in Self.saved {
      for bit in 0..<(8 * text.utf8.count) {
        var bytes = Data(text.utf8)
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        try reader.read(bytes)
      }
    }
  }

  @Test("and never makes a value of a type that only the data names")
  func namedType() throws {
    let strings = [String(reflecting: NeverAsked.self), "{}", "Swift.Int", "1"]
    let path = try path(savedAs: strings)
    #expect(path.compactValues(of: Int.self) == [1])
    #expect(path == path)
    #expect("\(path)".contains("NeverAsked"))
    #expect(
      try JSONDecoder().decode([String].self, from: JSONEncoder().encode(path.codable)) == strings
    )
  }

  private static let saved = [
    #"["NavigationShimTests.User","{\"id\":42,\"name\":\"Größe\"}","Si","1","Swift.String","\"\""]"#,
    #"[{"id":7,"name":"a"},{"id":8,"name":"\ud83d\ude00"}]"#,
    #"{"root":{"id":7,"name":"a"},"path":["Swift.Int","1"]}"#,
  ]

  /// An API that reads saved paths.
  enum Reader: CaseIterable, Sendable {
    case representation, file, routes, path, rootedPath

    /// Reads data, and returns whether it was read.
    ///
    /// A refusal has a documented error, and changes nothing.
    @MainActor @discardableResult
    func read(_ data: Data) throws -> Bool {
      switch self {
      case .representation:
        do {
          let path = Path(try JSONDecoder().decode(Path.CodableRepresentation.self, from: data))
          for element in path.elements where (try? element.value(as: User.self)) == nil {
            #expect(throws: PathElementError.self) { try element.value(as: User.self) }
          }
          let saved = try JSONDecoder().decode(
            [String].self,
            from: JSONEncoder().encode(path.codable)
          )
          #expect(try saved == JSONDecoder().decode([String].self, from: data))
        } catch is DecodingError { return false }
      case .file:
        do { _ = try SerializedNavPath.path(fromContents: data) } catch is DecodingError {
          return false
        }
      case .routes:
        return try restore(data, over: [User.blob], { try $0.restore(from: $1) }) {
          try $0.encoded()
        }
      case .path:
        return try restore(data, over: Path([1, 2]), { try $0.restore(from: $1) }) {
          try $0.encoded()
        }
      case .rootedPath:
        let before = RootedPath(root: User.blob, path: Path([1]))
        return try restore(data, over: before, { try $0.restore(from: $1) }) { try $0.encoded() }
      }
      return true
    }

    @MainActor
    private func restore<P: Equatable>(
      _ data: Data,
      over before: P,
      _ restore: (PathStore<P>, Data) throws -> Void,
      save: (PathStore<P>) throws -> Data
    ) throws -> Bool {
      let store = PathStore(path: before)
      do { try restore(store, data) } catch is PathStoreError {
        #expect(store.path == before)
        return false
      }
      let again = PathStore(path: before)
      try restore(again, try save(store))
      #expect(again.path == store.path)
      return true
    }
  }
}

private struct NeverAsked: Hashable, Codable {
  init(from decoder: any Decoder) throws {
    fatalError("data made a value of the type that it names")
  }
}
