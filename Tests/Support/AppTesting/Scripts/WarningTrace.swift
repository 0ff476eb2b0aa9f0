import Foundation

/// The warnings of each side.
///
/// The package warns once of each mistake, SwiftUI whenever it comes to it, and each in its own words. So a warning
/// counts once for each launch, and as what it is about: `missing Int`, on each side.
@MainActor
struct WarningTrace {
  private(set) var all: [Side: Set<String>] = [:]
  private(set) var new: [Side: Set<String>] = [:]
  private var known: Set<String> = []

  /// Whether the sides have warned of the same mistakes.
  ///
  /// A link stack may not warn of a missing destination: it doesn't make a screen before the one below
  /// declares what it shows.
  var isAlike: Bool {
    let others = Set(new.filter { $0.key != .links }.values)
    let links = new[.links] ?? []
    return others.count <= 1
      && others.allSatisfy { other in
        links.isSubset(of: other)
          && other.subtracting(links).allSatisfy { $0.hasPrefix("missing ") }
      }
  }

  mutating func noteLaunch() { known = [] }

  mutating func note(_ phones: [Phone]) {
    for phone in phones where phone.side == .links || Ability.readingConsole.isHere {
      let texts = phone.app.screen.warnings.texts + phone.app.screen.console
      let subjects = Set(texts.map { Self.subject(of: $0, on: phone.side) })
      all[phone.side, default: []].formUnion(subjects)
      new[phone.side] = subjects.subtracting(known)
    }
    new.values.forEach { known.formUnion($0) }
  }

  private static func subject(of text: String, on side: Side) -> String {
    for (kind, before, after) in forms where text.hasPrefix(before) {
      let rest = text.dropFirst(before.count)
      guard let end = rest.range(of: after) else { continue }
      let name = rest[..<end.lowerBound]
      return kind + " "
        + name.replacingOccurrences(of: side.module + ".", with: "")
        .replacingOccurrences(of: "Swift.", with: "")
    }
    return text
  }

  private static let forms = [
    ("missing", "The path has a value of type ", ", and no"),
    ("missing for link", "A link with a value of type ", " was tapped"),
    ("missing for link", "A link has a value of type ", ", and no"),
    ("repeated", "navigationDestination(for: ", ".self) is declared on more"),
    ("repeated", "A navigationDestination(for: ", ".self) is declared on several"),
    ("dropped", "Element ", " of the path"),
    ("dropped", "The saved path has an element at index ", " that can't"),
  ]
}
