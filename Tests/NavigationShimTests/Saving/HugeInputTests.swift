import Foundation
import NavigationShim
import Testing

@Suite("Data that nests deep, or is huge")
struct HugeInputTests {
  typealias Path = Shim.NavigationPath

  nonisolated private static let openings = ["[", #"{"a":"#, #"[{"a":"#]

  private func path(_ strings: [String]) throws -> Path {
    try NavigationShimTests.path(savedAs: strings)
  }

  private func expectRefused(_ data: Data) {
    #expect(throws: DecodingError.self) { try SerializedNavPath.path(fromContents: data) }
  }

  @Test("is read as an item, and refused as a value and as a path", arguments: openings)
  func deep(opening: String) throws {
    let closing = String(opening.reversed().compactMap { ["[": "]", "{": "}"][$0] })
    let item =
      String(repeating: opening, count: 30_000) + "1" + String(repeating: closing, count: 30_000)
    let path = try path([String(reflecting: Chain.self), item])
    #expect(throws: PathElementError.self) { try path.values(of: Chain.self) }
    #expect(path == path)
    #expect(try path != self.path([String(reflecting: Chain.self), " \(item)"]))
    let saved = try JSONEncoder().encode(path.codable)
    #expect(try JSONDecoder().decode([String].self, from: saved).last == item)
    expectRefused(Data(item.utf8))
    expectRefused(Data("[\"Swift.Int\",\(item)]".utf8))
  }

  /// Some versions of Foundation's decoder trap at the bracket that is one level too deep, where the text ends with it.
  @Test("is refused where it ends within the deepest array", arguments: 508..<518)
  @MainActor
  func unfinished(depth: Int) throws {
    for opening in ["[", "{\"a\":", " [ "] {
      let text = String(repeating: opening, count: depth) + "["
      let element = try path([String(reflecting: Chain.self), text]).elements[0]
      #expect(throws: PathElementError.self) { try element.value(as: Chain.self) }
      for data in [Data(text.utf8), text.data(using: .utf16LittleEndian) ?? Data()] {
        expectRefused(data)
      }
    }
    let data = Data(String(repeating: "[", count: depth).utf8)
    #expect(throws: PathStoreError.self) { try NavigationStore<Chain>().restore(from: data) }
    #expect(throws: PathStoreError.self) { try PathStore<Path>().restore(from: data) }
  }
}

/// A value that nests as deep as its text does.
private indirect enum Chain: NavigationRoute, Codable {
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
