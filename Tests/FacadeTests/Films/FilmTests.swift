import Foundation
import TestSupport
import Testing

/// What the pictures of deep links in the documents show.
///
/// After a change, `DRAW_FILMS=1 swift test --filter FacadeTests.FilmTests` draws them anew.
@MainActor
@Suite("The films of a deep link")
struct FilmTests {
  @Test("are those that the documents show, and the package's are of a host that isn't misused")
  func pictures() throws {
    for (path, picture) in FilmPicture.all {
      if ProcessInfo.processInfo.environment["DRAW_FILMS"] == "1" {
        try Document.write(picture.svg, to: path)
      }
      #expect(try Document.text(of: path) == picture.svg, "\(path)")
      for strip in picture.strips where !strip.name.contains("ixed delay") {
        expect(strip.film.violations, is: [])
      }
    }
  }
}
