import Foundation
import NavigationShim
import SwiftUI
import TestSupport
import Testing

/// What the pictures of deep links in the documents show.
///
/// After a change, `DRAW_FILMS=1 swift test --filter FacadeTests.FilmTests` draws them anew.
@MainActor
@Suite("The films of a deep link")
struct FilmTests {
  private let frame: Film.Time = 16_666_667
  private let slide: Film.Time = 350_000_000

  @Test("are those that the documents show")
  func pictures() throws {
    for (path, picture) in FilmPicture.all {
      if ProcessInfo.processInfo.environment["DRAW_FILMS"] == "1" {
        try Document.write(picture.svg, to: path)
      }
      #expect(try Document.text(of: path) == picture.svg, "\(path)")
    }
  }

  @Test("show each title that is seen at each time, and nothing else")
  func titles() throws {
    for (_, picture) in FilmPicture.all {
      let seen = picture.strips.flatMap { strip in
        picture.times(of: strip).flatMap { time -> [Int] in
          switch strip.film.frame(at: time) {
          case nil: []
          case .still(let depth): [depth]
          case .slide(let from, let to, _): [min(from, to), max(from, to)]
          }
        }
      }
      let headings = try XMLOutline(picture.svg).texts(of: "heading")
      #expect(headings == seen.map { FilmedScreen.titles[$0] })
    }
  }

  @Test("have five slides with a fixed delay, one after another")
  func fixedDelay() {
    let film = Film.fixedDelay()
    #expect(film.slides == 5)
    #expect(film.rest == 4 * Film.delay + slide)
    #expect(film.lastDepth == 5)
    #expect(film.violations == [])
    for number in 0..<5 {
      let middle = Film.delay * Film.Time(number) + slide / 2
      #expect(film.frame(at: middle) == .slide(from: number, to: number + 1, share: 0.5))
    }
  }

  @Test(
    "have one slide with the package, from the old screen to the last one",
    arguments: [NavigationHost.links, .native]
  )
  func package(host: NavigationHost) {
    let film = Film.package(on: host)
    let covered = host == .links ? 4 * frame : 0
    #expect(film.slides == 1)
    #expect(film.rest == covered + slide)
    #expect(film.lastDepth == 5)
    #expect(film.violations == [])
    if host == .links { #expect(film.frame(at: covered - 1) == .still(0)) }
    #expect(film.frame(at: covered + slide / 2) == .slide(from: 0, to: 5, share: 0.5))
  }

  @Test("stay where the person has gone with the package, and not with a fixed delay")
  func interrupted() {
    let back = 2 * Film.delay + slide + 100_000_000
    let package = Film.slowPackage(backAt: back)
    #expect(package.rest == back + slide)
    #expect(package.lastDepth == 2)
    #expect(package.path == ["Orders", "Order 42"])
    #expect(package.violations == [])

    let fixed = Film.fixedDelay(backAt: back)
    #expect(fixed.lastDepth == 3)
    #expect(fixed.path.count == 5)
    #expect(fixed.violations != [])
  }
}
