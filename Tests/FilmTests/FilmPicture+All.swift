import NavigationShim

/// The pictures in the documents.
extension FilmPicture {
  /// Each with its place in the package.
  static var all: [(path: String, picture: FilmPicture)] {
    [("deep-link-film", deepLink), ("interrupted-link-film", interruptedLink)].map {
      ("Sources/NavigationShim/NavigationShim.docc/\($0).svg", $1)
    }
  }

  private static let url = "shop://orders/42/items/7/edit?confirm=true"

  static var deepLink: FilmPicture {
    let films = [
      ("iOS 14 and 15 with a fixed delay of 0.65 s", Film.fixedDelay()),
      ("iOS 14 and 15 with NavigationShim", .package(on: .links)),
      ("iOS 16 and later: SwiftUI’s own stack", .package(on: .native)),
    ]
    let strips = films.map { name, film in
      let slides = film.slides == 1 ? "1 slide" : "\(film.slides) slides"
      return Strip(name: name, result: "\(slides), at rest after \(words(film.rest))", film: film)
    }
    return FilmPicture(
      title: "A deep link of five screens, as a person sees it",
      subtitle: url,
      strips: strips,
      times: milliseconds(0, 100, 200, 450, 800, 1_450, 2_100, 2_750, 3_000)
    )
  }

  static var interruptedLink: FilmPicture {
    let back: Film.Time = 1_750_000_000
    let films = [
      ("With a fixed delay of 0.65 s", Film.fixedDelay(backAt: back)),
      ("With NavigationShim at the same pace, every push animated", .slowPackage(backAt: back)),
    ]
    let strips = films.map { name, film in
      let path = film.path.last ?? FilmedScreen.rootTitle
      let shown = film.lastDepth.map { FilmedScreen.titles[$0] } ?? ""
      let result =
        shown == path
        ? "ends on \(shown), and so does the app’s path"
        : "ends on \(shown), but the app’s path on \(path)"
      return Strip(name: name, result: result, film: film)
    }
    return FilmPicture(
      title: "A deep link of five screens, and a person who goes back in the middle",
      subtitle: """
        The person taps back after \(words(back)). Left to its own pace, the package is there after \
        \(words(Film.package(on: .links).rest)).
        """,
      strips: strips,
      times: milliseconds(150, 800, 1_450, 1_750, 1_900, 2_300, 2_700, 2_850, 3_200)
    )
  }

  private static func milliseconds(_ times: Film.Time...) -> [Film.Time] {
    times.map { $0 * 1_000_000 }
  }
}
