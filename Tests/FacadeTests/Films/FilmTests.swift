import Foundation
import TestSupport
import Testing

/// What the picture of a deep link in the documents shows.
///
/// After a change, `DRAW_FILMS=1 swift test --filter FacadeTests.FilmTests` draws it anew.
@MainActor
@Suite("The films of a deep link")
struct FilmTests {
  @Test("are those that the documents show, and the package's are of a host that isn't misused")
  func pictures() throws {
    let path = "Sources/NavigationShim/NavigationShim.docc/deep-link-film.svg"
    let picture = FilmPicture()
    if ProcessInfo.processInfo.environment["DRAW_FILMS"] == "1" {
      try Document.write(picture.svg, to: path)
    }
    #expect(try Document.text(of: path) == picture.svg)
    for strip in picture.strips.dropFirst() { expect(strip.film.violations, is: []) }
  }
}
