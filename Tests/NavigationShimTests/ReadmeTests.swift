import Foundation
import NavigationShim
import Testing

/// What the README shows.
@Suite("The README")
struct ReadmeTests {
  @Test("shows a path that is saved, read and popped")
  func path() throws {
    var path = NavigationPath()
    path.append("hello")
    path.append(42)
    let saved = try JSONEncoder().encode(path.codable)
    #expect(
      String(decoding: saved, as: UTF8.self) == #"["Swift.Int","42","Swift.String","\"hello\""]"#
    )
    #expect(path.last(as: Int.self) == 42)
    let found = path.pop(toLast: String.self)
    #expect(found)
    #expect(path.last(as: String.self) == "hello")
  }
}
