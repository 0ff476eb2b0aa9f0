import Foundation
import TestSupport

extension FlowName {
  /// A link that the app might be opened with, mostly one that it understands.
  func link(using generator: inout SeededGenerator) -> String? {
    guard let (start, parts) = links.randomElement(using: &generator) else { return nil }
    if Int.random(in: 0..<16, using: &generator) == 0 { return "mailto:somebody" }
    let count = Int.random(in: 0...6, using: &generator)
    let path = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }
    let link = start + path.map { "/\($0)" }.joined()
    let isCart = self == .shop && Int.random(in: 0..<4, using: &generator) == 0
    return isCart ? link + "?cart" : link
  }

  /// The beginnings of the app's links, each with what may follow any number of times.
  private var links: [(start: String, parts: [String])] {
    switch self {
    case .fleet:
      [
        (
          "fleet://go",
          [
            "carrier/north", "carrier/south", "carrier/harbour", "vehicle/n1", "vehicle/s10",
            "driver/ada", "driver/bo", "driver/nobody",
          ]
        )
      ]
    case .shop:
      [
        (
          "shop://open",
          [
            "category/Fruit", "category/Bread", "product/apple", "product/pear", "product/rye",
            "results/pl",
          ]
        )
      ]
    case .numbers: [("numbers://show", ["1", "2", "3", "4"])]
    case .library:
      [
        ("library://home", ["mix/Today", "mix/Week"]),
        ("library://albums", ["album/Blue", "album/Green", "track/1", "track/2"]),
        ("library://search", ["year/1999", "year/2000"]),
      ]
    case .picker, .pages, .notes, .book, .account, .mail, .atlas, .gallery: []
    }
  }

  /// Texts that people type into this app.
  var texts: [String] {
    switch self {
    case .shop: ["pl", "apple", "nothing", ""]
    case .library: ["1999", "2000", "music", ""]
    default: ["Mia", "secret", ""]
    }
  }

  /// What the app's own code must not do at just any time.
  ///
  /// In the gallery's older room it turns links of a plain `NavigationView` on and off itself. That
  /// the host can take it there and then is up to the app: the shim has no part in it. People go to
  /// that room nevertheless, and do there what they like.
  var carefulActions: Set<String> {
    self == .gallery ? ["older", "show the first", "hide the first", "choose one"] : []
  }

  /// What may be on the disk at the first launch.
  func files(using generator: inout SeededGenerator) -> [String: Data] {
    guard Bool.random(using: &generator) else { return [:] }
    return switch self {
    case .account: ["signed in": Data()]
    case .numbers: ["start": Data([1, 2, 3].prefix(.random(in: 0...3, using: &generator)))]
    default: [:]
    }
  }
}
